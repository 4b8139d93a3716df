// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("minus-half", {
"edges": [["ground","s1","red"],["s1","s2","blue"]],
"values": ["-1","-1/2","0"],
"cells": "AABBCBCAA",
"positions": "ACBACB"
});
