// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("three-halves", {
"edges": [["ground","s1","blue"],["s1","s2","blue"],["s2","s3","red"]],
"values": ["0","1","3/2","2"],
"cells": "AAABBACBCDBA",
"positions": "AABBCDEC"
});
