// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("two-flowers-and-blade", {
"edges": [["ground","a","green"],["ground","c","green"],["ground","e","green"],["a","b","blue"],["c","d","blue"]],
"values": ["0","*","^*","^","^2","^2*"],
"cells": "DDCACCBBBCBBCDDAAABDDEDCFDE",
"positions": "AFBCBCBBBCBBBBBGCDCACACEDDBADABEEHEI"
});
