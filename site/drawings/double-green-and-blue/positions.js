// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("double-green-and-blue", {
"edges": [["ground","a","green"],["ground","a","green"],["a","b","blue"]],
"values": ["0","*","^*","^2"],
"cells": "BBBCBBAAAACCDDC",
"positions": "ACBABABDCBBBBE"
});
