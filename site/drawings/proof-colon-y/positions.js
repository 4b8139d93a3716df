// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-colon-y", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["a","b","green"],["c","e","green"]],
"values": ["0","*","*2","*3","*4"],
"cells": "DBBCBBEBBBBBAAA",
"positions": "AEBDCBEAICCBCDCACBGCCAICIAGCCAGACB"
});
