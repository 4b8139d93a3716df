// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("three-sixteenths", {
"edges": [["ground","a","blue"],["d","e","blue"],["a","b","red"],["b","c","red"],["a","d","red"]],
"values": ["0","1/8","3/16","1/4","3/8","1/2","3/4","1"],
"cells": "DBCFBCAAABBCCBCEBCGBCHBA",
"positions": "ACBHEBIAEBCGCACFGDCE"
});
