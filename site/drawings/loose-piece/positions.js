// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("loose-piece", {
"edges": [["ground","a","green"],["a","b","green"],["c","d","green"],["d","e","green"],["e","f","green"],["f","c","green"],["d","g","green"]],
"values": ["0","*","*2"],
"cells": "AAABBBCBB",
"positions": "AABBCC"
});
