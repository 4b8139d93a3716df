// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("stack-against-sum", {
"edges": [["ground","a","blue"],["ground","c","blue"],["e","f","blue"],["g","h","blue"],["a","b","red"],["c","d","red"],["ground","e","red"],["f","g","red"]],
"values": ["1/2","0","1","-1/2","1/4","3/8","3/2","-1","-3/4","-5/8","-1/4","-1/8","3/4","7/8","5/4","11/8","2"],
"cells": "BEEDCDKEFLGFBCCEDEFDEABCADCADEMFENFECBACDCCDEGBCHABICBJCBDCBBAAEFGFFGAFEODEPDEGDCQBA",
"positions": "AUBMBMBbOHCPPHBPQNNQBEBEBNBTBIBIBaKBCJCACOLBBJDABOMAEXtCRBFBFBYFSBGBGBZGCCKGDCLHCBKHDBLIVIW"
});
