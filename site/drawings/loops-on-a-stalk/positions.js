// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("loops-on-a-stalk", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["a","a","green"],["b","b","green"],["c","c","green"],["c","c","green"]],
"values": ["0","*","*2","*3","*4","*5","*6"],
"cells": "DBBEBBBBBCBBFBBGBBAAA",
"positions": "AGBCCDEACDCCEBEAEDEBECIBIAIEIFIBIAIEIFIAIBIDIC"
});
