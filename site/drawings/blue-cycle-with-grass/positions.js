// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-cycle-with-grass", {
"edges": [["ground","a","blue"],["ground","a","blue"],["a","b","green"]],
"values": ["0","1","1*","2","2*"],
"cells": "BBACBCAAADBAEBC",
"positions": "ACBABABDCBBBBE"
});
