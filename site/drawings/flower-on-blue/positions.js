// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("flower-on-blue", {
"edges": [["ground","s1","blue"],["s1","s2","green"],["s2","s3","blue"]],
"values": ["0","1","1*","1^*"],
"cells": "AAABBACBCDBC",
"positions": "AABBCCED"
});
