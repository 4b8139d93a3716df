// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("furniture-legs-that-meet", {
"edges": [["ground","a","blue"],["ground","b","blue"],["a","c","red"],["c","b","red"]],
"values": ["1","0","1/4","1/2","3/2","2"],
"cells": "CBCDBCABAEBCBAAADCFBA",
"positions": "AEBCBCBGCBCDDBBDCABABF"
});
