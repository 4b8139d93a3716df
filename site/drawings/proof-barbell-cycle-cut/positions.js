// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-barbell-cycle-cut", {
"edges": [["ground","a","green"],["a","b","green"],["a","c","green"],["c","d","green"],["d","e","green"],["e","f","green"],["f","d","green"]],
"values": ["0","*","*2","*3","*4","*5","*6"],
"cells": "DBBEBBBBBCBBFBBGBBAAA",
"positions": "AGBCCDCDCCGACBOBCAeECFOBCAOACBOECFOBCA"
});
