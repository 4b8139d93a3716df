// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("tree-for-practice", {
"edges": [["ground","a","blue"],["b","c","blue"],["b","d","blue"],["a","g","blue"],["a","b","red"],["d","e","red"],["g","h","red"],["ground","i","red"]],
"values": ["0","1/2","1","-1/4","-1/8","1/4","5/8","3/4","-1","-1/2","-3/8","-3/16","1/8","13/16","7/8","9/8","5/4","3/2","13/8","7/4","2"],
"cells": "HBCCBCRBCDEDAGGBFEOBCQBCIABJCDKEDDEFLEDEEDEGHAAAACCAEEMHIFFGFHGBBCBDEGBCGFGHFENBCCBACDCPBCSBCTBCUBA",
"positions": "APBbIgBIVCACACGCBCCCCCfWXCaGHCeKCQACBCBCHeGCdBIBQIcIJCDCDCNCRCFCFCZWKCMGTCYKWQLCECECUeOCS"
});
