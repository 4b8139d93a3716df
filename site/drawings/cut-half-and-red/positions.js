// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("cut-half-and-red", {
"edges": [["ground","s1","red"],["ground","a","blue"],["a","b","red"]],
"values": ["0","-1","-1/2","1/2","1"],
"cells": "BABCCDAAAACCDBCEBA",
"positions": "ACBABFBDDEBB"
});
