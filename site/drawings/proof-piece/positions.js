// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-piece", {
"edges": [["ground","a","green"],["a","b","green"],["a","b","green"],["b","c","green"],["c","ground","green"],["a","d","green"],["c","e","green"],["e","f","green"]],
"values": ["0","*2","*3","*","*5","*6","*4"],
"cells": "GBBCBBDBBAEEBBBDFFAGGBFFCDDCFFCHHDHHEBBFBBAAAACCBDDBHHEFFFFF",
"positions": "AOBCCECECCEBCBCEBCBPCICICDBEBIBBBDBBBDBEBFCECCCCCEEACACCCICDCDCJCDBABFBABFBBBGMACACBBEBICDCDCJBCBDBABFBABFBCBGMBCBCACDCJCJCGCJBBBGBBBGBABLsCMCMCABBBQCFCFCHBABSBCBHBCBHBABKMNCNCBCFCHCHCLCTBEBKBEBKBCBR"
});
