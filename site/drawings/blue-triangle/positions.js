// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-triangle", {
"edges": [["ground","a","blue"],["a","b","blue"],["b","ground","blue"]],
"values": ["0","1","2","3"],
"cells": "CBABBAAAADBA",
"positions": "ACBBCABBBABABD"
});
