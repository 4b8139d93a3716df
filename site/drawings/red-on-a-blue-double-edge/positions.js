// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("red-on-a-blue-double-edge", {
"edges": [["ground","a","blue"],["ground","a","blue"],["a","b","red"]],
"values": ["1","0","1/2","2"],
"cells": "CBCABABAAADCDBA",
"positions": "ACBBBBBECABABD"
});
