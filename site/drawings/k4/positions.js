// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("k4", {
"edges": [["ground","a","green"],["a","b","green"],["b","ground","green"],["ground","c","green"],["a","c","green"],["c","b","green"]],
"values": ["0","*","*3","*2"],
"cells": "AEEDBBBBBBFFCBBCDDBDDACCAAAAGG",
"positions": "AIBCCBBCBHBBBGBCBHCFBHBGBFBACBCCCFBEBABBBGBEBABFBABABDEEBBBFBCBABBBFBEBABGBABABDCECBBEBABBBDBCBABBBDBABDBDBJ"
});
