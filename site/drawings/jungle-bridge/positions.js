// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("jungle-bridge", {
"edges": [["ground","a","blue"],["a","b","blue"],["ground","c","blue"],["c","d","red"],["b","d","green"]],
"values": ["0","1/2","1/2*","1/2^*","1","3/2","3/2*","2","2*","2v*","5/2","5/2*","3","3*"],
"cells": "EBAHBAAAABBCCBCDBCFBCGBCIBCJBCKBCLDCMBANBC",
"positions": "ACBACBBABBCMFDBGCKEIENEJBEBHBFBL"
});
