// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("garden-gate", {
"edges": [["ground","a","green"],["ground","b","green"],["a","b","green"],["a","c","green"],["b","c","green"],["c","d","blue"],["d","e","blue"]],
"values": ["0","*","*3","{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}","{0,*,{0,*,{0,*,*2|0,*}|0,*}|0,*,{0,*,{0,*,*2|0,*}|0,*}}","*2","{0,*|0,*2}","{0,*,*2|0,*}","{0,*,*2,*3|0,*,*2}","{0,{0,*|0,*2}|0,*2}","{0,*,{0,*,*2|0,*}|0,*}","{0|*,{0,*,*2,*3|0,*,*2}}","{0,*|0,{0,*,*2,*3|0,*,*2}}","{0,*,*2,{0,*,*2,*3|0,*,*2}|0,*,*2}","{0|{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}}","{0|*,{0,*,*2,{0,*,*2,*3|0,*,*2}|0,*,*2}}","{0,*|0,{0,*,*2,{0,*,*2,*3|0,*,*2}|0,*,*2}}","{0|{0,*,{0,*,{0,*,*2|0,*}|0,*}|0,*,{0,*,{0,*,*2|0,*}|0,*}}}","{0|{0|*,{0,*,*2,*3|0,*,*2}},{0,*|0,{0,*,*2,*3|0,*,*2}}}","{0|{0|*,{0,*,*2,{0,*,*2,*3|0,*,*2}|0,*,*2}},{0,*|0,{0,*,*2,{0,*,*2,*3|0,*,*2}|0,*,*2}}}"],
"cells": "FBBBBBCBBAEECDDGBBHBBIBBJBBKBBDBBDDDLFEMBBNBBEBBEDDPFEQBBAAAACCBDDBFFOFERFESFGTFG",
"positions": "ATBBBBBUCABABVCACECBBCBDDABECCBBBDCCBCBDCABABWKGCLCFBHBMDGBLCHBFBMCKBKBXCNBNBZqBJCQCIBOBRDJBQCOBIBRCPBPBYCSBSBa"
});
