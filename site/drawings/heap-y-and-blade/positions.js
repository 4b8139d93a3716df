// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("heap-y-and-blade", {
"edges": [["ground","a","green"],["a","b","green"],["a","c","green"],["ground","d","green"]],
"values": ["0","*","*2","*3"],
"cells": "BBBCBBDDDAAAACCAEE",
"positions": "ADBACBCBCABABECCCCCF"
});
