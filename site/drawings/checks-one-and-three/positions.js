// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("checks-one-and-three", {
"edges": [["ground","a","green"],["ground","b","green"],["b","c","green"],["c","d","green"]],
"values": ["0","*2","*3","*"],
"cells": "DBBAAAACCBBBBDDCBBCDD",
"positions": "ABBABABCDDBGHFBE"
});
