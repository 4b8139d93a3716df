// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("two-halves", {
"edges": [["ground","a","blue"],["ground","c","blue"],["a","b","red"],["c","d","red"]],
"values": ["1","0","1/2","3/2","2"],
"cells": "CBCABADBCBAAADCEBA",
"positions": "ADBBBBBFCACCDABCEE"
});
