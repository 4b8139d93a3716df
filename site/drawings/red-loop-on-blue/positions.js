// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("red-loop-on-blue", {
"edges": [["ground","a","blue"],["a","a","red"]],
"values": ["0","1/2","1"],
"cells": "AAABBCCBA",
"positions": "AABCCB"
});
