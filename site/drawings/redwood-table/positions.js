// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("redwood-table", {
"edges": [["ground","a","blue"],["ground","b","blue"],["a","c","red"],["b","d","red"],["c","d","red"]],
"values": ["1/2","1","0","1/8","1/4","5/4","3/2","2"],
"cells": "DBCEBCABCBBAFBCGBCCAAADEBDCHBA",
"positions": "AGBDBDBJCCCFDCBFEIGBCEDBBECABABH"
});
