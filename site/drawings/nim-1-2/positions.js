// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("nim-1-2", {
"edges": [["ground","a","green"],["ground","b","green"],["b","c","green"]],
"values": ["0","*","*2","*3"],
"cells": "BBBAAAACCCBBDDD",
"positions": "ABBABABCDDBE"
});
