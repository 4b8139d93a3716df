// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("square", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","ground","green"]],
"values": ["0","*3","*","*2"],
"cells": "CBBDBBBBBBDDAAAACCAEE",
"positions": "AEBACBECBABFCDBBBDBCBG"
});
