// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("hexagon", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["d","e","green"],["e","ground","green"]],
"values": ["0","*","*2","*3","*5","*4"],
"cells": "BBBBFFCBBCDDDBBDDDFBBEBBEDDAAAACCAEEAGG",
"positions": "AJBACCEEIGQHBABKCFEDIIBCBFCLEBBEBDCBBGBIBHBM"
});
