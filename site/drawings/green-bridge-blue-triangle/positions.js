// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("green-bridge-blue-triangle", {
"edges": [["ground","a","green"],["b","ground","green"],["a","b","blue"]],
"values": ["0","*","^*","^2"],
"cells": "BBBCBBAAAACCDDC",
"positions": "ACBABABDCBBBBE"
});
