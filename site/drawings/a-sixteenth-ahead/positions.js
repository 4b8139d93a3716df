// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("a-sixteenth-ahead", {
"edges": [["ground","a","blue"],["b","c","blue"],["f","g","blue"],["a","b","red"],["c","d","red"],["d","e","red"],["ground","f","red"]],
"values": ["0","-1/2","1/2","-1","-7/16","-3/8","-1/4","1/16","1/8","1/4","9/16","5/8","3/4","1"],
"cells": "DABBCBBCDEEDFEDGEDAAAACCAEEHFGIFGJFECBCCDCKBCLBCMBCNBA",
"positions": "AGBRIMCQQPgBOFABHDBBNECCFCICLMEEKcDEJ"
});
