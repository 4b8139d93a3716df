// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("stalk-brbrrbbr", {
"edges": [["ground","s1","blue"],["s1","s2","red"],["s2","s3","blue"],["s3","s4","red"],["s4","s5","red"],["s5","s6","blue"],["s6","s7","blue"],["s7","s8","red"]],
"values": ["0","1/2","9/16","19/32","77/128","39/64","5/8","3/4","1"],
"cells": "AAABBCCBCDBCEBCFBCGBCHBCIBA",
"positions": "AABICBEHIGQCgBDgCFgEE"
});
