// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-colon-edge", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["a","b","green"]],
"values": ["0","*","*2","*3"],
"cells": "CBBBBBDBBAAA",
"positions": "ADBBCAECCACBCCCA"
});
