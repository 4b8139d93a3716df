// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-ring", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","ground","green"],["b","e","green"],["e","f","green"]],
"values": ["0","*3","*","*2","*4","*5","*6"],
"cells": "DBBBBBEBBDDDBDDFBBCBBCFFEDDFDDAAAACCAEEAGGBHHGBBGFF",
"positions": "AKBGCAEBICBGBLCEEDBABECMBBBDBCBHEBEAIFEDEEEHBCBJBBBNkBCEFIAEJEIEQBFBIBPBO"
});
