// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("green-edge-beside-blue", {
"edges": [["ground","a","green"],["ground","a","blue"],["a","b","red"]],
"values": ["0","*","v*","1/2","1/2*","1","1*"],
"cells": "AAABBBCBBDBCEDCFBAGBC",
"positions": "AABBBFBGCCBDBE"
});
