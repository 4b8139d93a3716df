// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("half", {
"edges": [["ground","s1","blue"],["s1","s2","red"]],
"values": ["0","1/2","1"],
"cells": "AAABBCCBA",
"positions": "AABCCB"
});
