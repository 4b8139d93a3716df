// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("triangle-on-a-stalk", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","a","green"]],
"values": ["0","*","*2","*3"],
"cells": "CBBBBBDBBAAA",
"positions": "ADBBCAECCACBCCCA"
});
