// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-piece-cut", {
"edges": [["ground","a","green"],["a","b","green"],["a","b","green"],["b","c","green"],["a","d","green"],["c","e","green"],["e","f","green"]],
"values": ["0","*","*2","*3","*4","*5","*6"],
"cells": "DBBEBBBBBCBBFBBGBBAAA",
"positions": "AGBCCDCDCCEACACDCDCCCCCDEBCBCCMBCBCAMACACBsBECECBMFCFCA"
});
