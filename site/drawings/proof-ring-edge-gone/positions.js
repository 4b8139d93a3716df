// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-ring-edge-gone", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"],["b","e","green"],["e","f","green"],["ground","g","green"],["g","h","green"]],
"values": ["0","*","*2","*3","*4","*6","*7","*5"],
"cells": "DDDCDDBFFHDDAGGEDDCBBFFFGHHDBBEBBACCAEEBBBHBBBHHCHHDHHEFFFHHAAAAIIBDDBJJCFFDFFFBBGDDGFF",
"positions": "AUBNCGEJIKBNBLCAEBBGBACMBJBBBKBCEJEGIOEBEAECBKBDBJBEkBKEOIGEDEFEHBOBFBaBRBNBLCAEBIDBLBWCBEABABBCCBBBABDBEEBEAIFEAEBEEBDBFBBBPkBDEFIAEFEDEIBFBDBbBQhEGBACMECIHBABBCCEEBMBCCYBCBEBHBRECEEIIEEEPEZBHBIBCBQkBHEIIVEIETESBcBTBSBX"
});
