// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("tall-flower", {
"edges": [["ground","s1","green"],["s1","s2","green"],["s2","s3","blue"]],
"values": ["0","*","*2","{0,*,*2|0,*}"],
"cells": "AAABBBCBBDBB",
"positions": "AABBCCED"
});
