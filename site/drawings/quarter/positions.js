// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("quarter", {
"edges": [["ground","s1","blue"],["s1","s2","red"],["s2","s3","red"]],
"values": ["0","1/4","1/2","1"],
"cells": "AAABBCCBCDBA",
"positions": "AABDCCEB"
});
