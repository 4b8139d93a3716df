// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("three-flowers", {
"edges": [["ground","a","green"],["a","b","green"],["ground","d","green"],["d","e","green"],["ground","g","green"],["b","c","blue"],["e","f","blue"],["g","h","red"]],
"values": ["0","*","v*","*2","{0,*,*2|0,*}","*3","v","v*2","v*3","{0|*2,*3}","{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}","{{0,*,*2|0,*}|0}","{{0|*2,*3}|*2,*3,{0|*2,*3}}","{{0|*2,*3}|0,*,*2}","{0|{0,*,*2|0,*},{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}}","{{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}|0}","{{0|{0,*,*2|0,*},{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}}|0,*,{0,*,*2|0,*}}","{{0|{0,*,*2|0,*},{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}}}|{0,*,*2|0,*},{0,*,{0,*,*2|0,*}|0,*,{0,*,*2|0,*}},{0|...}}"],
"cells": "FDDKDDACCBBBDBBDDDGCDHEDIEDEBBEDDJFELEDMFGNFFPEDAAAAEEBDDBFFCBBCDDCFFOFEQFFRFG",
"positions": "AQBDCEBDBCCAFEBACRBDBCCABCBSCFFABFCTEJEBILEBEKINNJBBCLNBBKCNQXQZRUBGCIBGBVCHFIBHCWUMEPIOdMBPCOgBY"
});
