// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("stalk-2", {
"edges": [["ground","a","green"],["a","b","green"]],
"values": ["0","*","*2"],
"cells": "AAABBBCBB",
"positions": "AABBCC"
});
