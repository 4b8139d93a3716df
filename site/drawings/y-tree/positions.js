// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("y-tree", {
"edges": [["ground","a","green"],["a","b","green"],["a","c","green"]],
"values": ["0","*","*2"],
"cells": "BBBCBBAAA",
"positions": "ACBACBCBCA"
});
