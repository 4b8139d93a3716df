// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("tree-on-a-pentagon", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"],["a","e","green"],["e","f","green"],["e","g","green"]],
"values": ["0","*3","*","*5","*2","*6","*4"],
"cells": "AGGCBBEBBBBBGBBCFFEDDBDDAEEDFFBFFBHHDBBFBBFFFAAAACCAIICHHDHH",
"positions": "APBBCCEDIEBBBQCHEGBCBHCIBDBGBEBFCCCBEEIDCHCIEJCICKCFBMBAiBDCEEBICCGCJEACFCOCABNBLiBDCEEBICCGCJEACFCOCABNBLiBCCBEEIDCHCAETCACKCSBMBR"
});
