// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("red-flower", {
"edges": [["ground","s1","green"],["s1","s2","red"]],
"values": ["0","*","v*"],
"cells": "AAABBBCBB",
"positions": "AABBCC"
});
