// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("win-laden-pentagon", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"],["a","e","green"],["e","f","green"],["ground","g","green"],["g","h","green"]],
"values": ["0","*","*2","*3","*4","*5","*7","*6"],
"cells": "BFFDDDAGGCDDAEEBBBCBBCFFHFFCHHDBBDFFDHHEBBFFFACCBDDEDDGHHBHHEFFFDDAAAAIIBJJFBBHBBGDDGFF",
"positions": "AWBFCGEKINBFBPCBEDBGBBCEBKBDBNBACGCFENIKCBCEEOCECLCABZBCiBKCNEFIGCDCOECCACICCBaBMBFBPCBEDIVBPBQCDEBBBBDCABDBBBVBCCBCEEOIHCDCQERCACHCCBRBTiBDCOECIMCBCREQCCCSCTBbBJhEGBBCEEAIIBBBDCAECBEBACHBABCBIBMCECLEIIACACHESCHCACLBcBJiBACIEMIXCCCSEJCLCUCJBUBY"
});
