// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("up-against-an-eighth-stalk", {
"edges": [["ground","s1","red"],["s1","s2","blue"],["s2","s3","blue"],["s3","s4","blue"]],
"values": ["-1","-1/2","-1/4","-1/8","0"],
"cells": "AABBCBCCBDCBEAA",
"positions": "AEBACBECID"
});
