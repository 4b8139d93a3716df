// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("stalk-3", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"]],
"values": ["0","*","*2","*3"],
"cells": "AAABBBCBBDBB",
"positions": "AABBCCED"
});
