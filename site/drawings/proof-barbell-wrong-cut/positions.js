// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-barbell-wrong-cut", {
"edges": [["ground","a","green"],["a","c","green"],["c","b","green"],["c","d","green"],["d","e","green"],["e","f","green"],["f","d","green"]],
"values": ["0","*","*2","*3","*4","*5"],
"cells": "EBBFBBCBBDBBAAABBB",
"positions": "AEBFCCEDEDECMAEBcBEAMAEBMDECMBEAMAEB"
});
