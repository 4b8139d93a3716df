// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-tree", {
"edges": [["ground","a","blue"],["a","b","blue"],["c","d","blue"],["a","c","red"]],
"values": ["1","0","1/2","3/4","3/2","2"],
"cells": "BAACBCDBCABAABCEBCFBA",
"positions": "AABDCGGBCECCCF"
});
