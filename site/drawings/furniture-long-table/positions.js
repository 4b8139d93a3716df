// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("furniture-long-table", {
"edges": [["ground","a","blue"],["ground","b","blue"],["a","A","red"],["b","B","red"],["A","p","red"],["p","q","red"],["q","B","red"]],
"values": ["1/4","1/2","1","0","1/32","1/16","1/8","5/8","3/4","17/16","9/8","5/4","3/2","2"],
"cells": "EBCFBCGBCABCBBCHDEIDECBAJBCKBCLBCMBCDAAADEBDECDCNBA",
"positions": "AMBHBHBQCECLDEBLEPGDCKIGWCCJIFLDBKEGQOLCBJEFGBCIDBBICABABN"
});
