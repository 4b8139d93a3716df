// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("win-stalk-on-a-pentagon", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"],["a","e","green"],["e","f","green"]],
"values": ["0","*3","*","*2","*5","*6","*4"],
"cells": "CBBDBBBBBGBBAEEAGGCFFDDDBDDEFFAAAACCBFFBHHEBBFBBFFF",
"positions": "AKBACBECIDBABLCIEHBBBICEBCBHBDBGCBCAEDICCICEEJCECMCGBOBFiBCCDEAIBCHCJEFCGCQCFBPBN"
});
