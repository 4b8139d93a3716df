// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("heap-2-3-4", {
"edges": [["ground","a","green"],["a","b","green"],["ground","c","green"],["c","d","green"],["d","e","green"],["ground","f","green"],["f","g","green"],["g","h","green"],["h","i","green"]],
"values": ["0","*","*2","*3","*4","*5","*6","*7"],
"cells": "DDDBFFCDDAGGACCAEEBBBCBBHHHDBBDFFFDDGFFAAABDDBHHCFFCHHEBBEDDEFFFHHGHH",
"positions": "ANBGCHBGBECAFHBACFNJBCCBBGBECABEBOCCFABCCBNCBACDhBHBACFBABCCBFFBBCQNBBDCKhDJBCCBBCBACDFBBDCKNDBPCRhHSBLCMBLBTCIFMBICUNIBWCV"
});
