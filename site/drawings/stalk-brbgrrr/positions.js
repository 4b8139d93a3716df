// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("stalk-brbgrrr", {
"edges": [["ground","s1","blue"],["s1","s2","red"],["s2","s3","blue"],["s3","s4","green"],["s4","s5","red"],["s5","s6","red"],["s6","s7","red"]],
"values": ["0","1/2","3/4","3/4*","3/4v*","1","{3/4|3/4,3/4v*}","{3/4|3/4,{3/4|3/4,3/4v*}}"],
"cells": "AAABBCCBCDBCEBCFBAGBCHBC",
"positions": "AABFCBECIDQEgBGgCH"
});
