// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-red-triangle", {
"edges": [["ground","a","blue"],["b","ground","blue"],["a","b","red"]],
"values": ["1","0","1/2","2"],
"cells": "CBCABABAAADCDBA",
"positions": "ACBBBBBECABABD"
});
