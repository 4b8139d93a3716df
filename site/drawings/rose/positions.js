// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("rose", {
"edges": [["ground","a","green"],["a","b","blue"],["a","c","blue"]],
"values": ["0","*","^*","{0,^*|0}"],
"cells": "CBBAAABBBDBB",
"positions": "ABBCCACACD"
});
