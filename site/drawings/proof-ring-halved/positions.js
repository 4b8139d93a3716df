// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-ring-halved", {
"edges": [["ground","a","green"],["a","b","green"],["b","ground","green"],["a","c","green"]],
"values": ["0","*","*3","*2"],
"cells": "BBBDBBAAAACCAEEBDDCBBCDD",
"positions": "ACBACBBABDBBBFCBCACHBGBE"
});
