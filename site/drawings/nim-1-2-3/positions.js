// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("nim-1-2-3", {
"edges": [["ground","a","green"],["ground","b","green"],["b","c","green"],["ground","d","green"],["d","e","green"],["e","f","green"]],
"values": ["0","*","*2","*3"],
"cells": "DDDCDDACCBBBBFFCBBAAAAEEAGGBDDDBB",
"positions": "AGBDBDBCDFBABDBCBCBJDABBJFBABABBDHBEZKBBBBBADEBI"
});
