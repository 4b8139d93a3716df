// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("grass-on-a-tree", {
"edges": [["ground","a","blue"],["a","b","blue"],["a","c","red"],["c","d","green"],["d","e","green"],["e","c","green"]],
"values": ["1","0","1/2","1/2*","1/2*2","1*","1*2","2"],
"cells": "DBCFBCCBCEBCABCGBCBAAABAHBA",
"positions": "AGBHCICCCEGACBODCFGACBGCCEGDCFGACB"
});
