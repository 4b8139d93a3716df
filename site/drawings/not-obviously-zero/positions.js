// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("not-obviously-zero", {
"edges": [["ground","a","blue"],["b","c","blue"],["e","f","blue"],["h","i","blue"],["i","j","blue"],["a","b","red"],["ground","e","red"],["ground","h","red"]],
"values": ["-1/2","0","-1","-1/4","1/2","-3/2","-5/4","-3/4","3/4","-2","1/4","1"],
"cells": "KFEDEDBEEFCBCABCCDCEDHEDHEFACBACDAEDDGFBCCEDCJABFCDGCBGEDAEFAGFDCBBAABGGEBCEFEIBCIDCLBA",
"positions": "AWBcgBYCadEBNDJBOcKCBCCCAZEBNHJBOPVBbIKCBGCCAOACZFPBFDDBLDDBLDFBCLRBBDHBAEQCSCGCICGCICTCMKHCUCMCX"
});
