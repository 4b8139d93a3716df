// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("nine-sixteenths", {
"edges": [["ground","s1","blue"],["s1","s2","red"],["s2","s3","blue"],["s3","s4","red"],["s4","s5","red"]],
"values": ["0","1/2","9/16","5/8","3/4","1"],
"cells": "AAABBCCBCDBCEBCFBA",
"positions": "AABFCBEEIDQC"
});
