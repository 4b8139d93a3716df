// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("half-flower", {
"edges": [["ground","a","green"],["a","b","blue"],["b","c","red"]],
"values": ["0","*","^*","{0,*|0,^*}"],
"cells": "AAABBBCBBDBB",
"positions": "AABBCCED"
});
