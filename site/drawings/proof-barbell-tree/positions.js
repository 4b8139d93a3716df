// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-barbell-tree", {
"edges": [["ground","a","green"],["a","b","green"],["a","t","green"],["b","u","green"]],
"values": ["0","*","*2","*3","*4"],
"cells": "BBBCBBAAADBBEBB",
"positions": "ACBACBCBCAEDEE"
});
