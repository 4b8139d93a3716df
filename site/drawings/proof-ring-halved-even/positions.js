// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-ring-halved-even", {
"edges": [["ground","a","green"],["ground","a","green"],["a","b","green"]],
"values": ["0","*","*2"],
"cells": "BBBCBBAAAACCBDD",
"positions": "ACBABABDCBBBBE"
});
