// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("heap-3-4-5", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["ground","d","green"],["d","e","green"],["e","f","green"],["f","g","green"],["ground","h","green"],["h","i","green"],["i","j","green"],["j","k","green"],["k","l","green"]],
"values": ["0","*2","*3","*","*4","*5","*6","*7"],
"cells": "HHHAGGDFFBDDCDDGHHFDDFHHEDDEHHGFFACCAEEDBBDHHBBBBHHCBBCFFDJJEBBEFFHFFAAAAIIAKKDDDBFFBJJBLLCHHCJJCLLFBBFFF",
"positions": "AXBNCPERBNBLCEEDJPBECMECZRBDCCEB5BUBGCKEABNBLCEEDBLBaCDEEJEBDCCEBZDBECBEO5BGBICAEFhEPBECMECBEBDCCEBJMBCCbESZCBBCSEQ5BKBACVEHhMRBDCCEBBDBECBEOJCBBCSEQZBBOCQEe5BABFCHEJhcUBGCKEABGBICAEFJKBACVEHZABFCHEJ5BYBTCcEfh8BhBBICWEFBIBGCFEAJWBFCiBEJZFBACJEH5BTBZCgBEd"
});
