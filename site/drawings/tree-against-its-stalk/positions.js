// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("tree-against-its-stalk", {
"edges": [["ground","a","blue"],["a","b","blue"],["c","d","blue"],["f","g","blue"],["a","c","red"],["ground","e","red"],["e","f","red"]],
"values": ["-1","0","-1/2","1","-3/2","1/2","-2","-5/4","-3/4","-1/4","3/4","3/2","2"],
"cells": "CGFBEEFFEGABECBECDHEDAABACDAEDAEFIEFCCDCEDJEDBAABCCBGGFBCKBCDBADBCDDCLBCMBA",
"positions": "APBUCYOSCVCTCXJHBQCWOMCBCOCCpBDBICBFEBNCCGFCKCGCACJCACLCR"
});
