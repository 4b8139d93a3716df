// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("win-pentagon", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"]],
"values": ["0","*","*2","*3","*4"],
"cells": "BBBCBBCDDDBBDDDEBBAAAACCAEEBFF",
"positions": "AGBACBEDIFBABHCEECBBBECIBDBCBFBJ"
});
