// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("flower", {
"edges": [["ground","s1","green"],["s1","s2","blue"]],
"values": ["0","*","^*"],
"cells": "AAABBBCBB",
"positions": "AABBCC"
});
