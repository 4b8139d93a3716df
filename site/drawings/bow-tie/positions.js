// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("bow-tie", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","a","green"],["a","d","green"],["d","e","green"],["e","a","green"]],
"values": ["0","*","*2","*3","*4"],
"cells": "BBBCBBEBBDBBAAA",
"positions": "AEBACBEDCBCACDCBCBCAECCACBCCCASDCCEACCCDCACCCBCAECCACBCCCACACBEDCBCACDCBCDCCEACCCDCACCCBCAECCACBCCCA"
});
