// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("green-girl", {
"edges": [["ground","a","green"],["a","b","green"],["b","w","green"],["a","c","green"],["c","w","green"],["w","t","green"],["t","d","green"],["d","e","green"],["t","n","green"],["n","h","green"],["n","h","green"],["h","k","green"]],
"values": ["0","*","*2","*3","*4","*5","*6","*7","*8"],
"cells": "FBBGBBDBBIBBEBBHBBCBBBBBAAA",
"positions": "AIBHCGECCGCHEEIECCCECECHIEICICCECCCCCGoBAIBIBCACBCBCCoDBIAIACBCACACEoBAIBIBCACBCBCCoBEICICCECCCCCGoDFIDIDCFCDCDCAoJBIAIACBCACACEoBFIDIDCFCDCDCAoDEICICCECCCCCGoJBIAIACBCACACEoBFIDIDCFCDCDCAoDEICICCECCCCCGoJAIBIBCACBCBCCoBEICICCECCCCCGoDFIDIDCFCDCDCAoZFIDIDCFCDCDCAoBBIAIACBCACACEoDAIBIBCACBCBCCoJFIDIDCFCDCDCAoBBIAIACBCACACEoDAIBIBCACBCBCCoJBIAIACBCACACEoBFIDIDCFCDCDCAoDEICICCECCCCCG"
});
