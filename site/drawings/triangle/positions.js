// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("triangle", {
"edges": [["ground","a","green"],["a","b","green"],["b","ground","green"]],
"values": ["0","*","*2"],
"cells": "BBBCBBAAAACCBDD",
"positions": "ACBACBBABDBBBE"
});
