// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("theta", {
"edges": [["ground","a","green"],["a","e","green"],["a","b","green"],["b","e","green"],["a","c","green"],["c","d","green"],["d","e","green"]],
"values": ["0","*","*2","*3","*4","*5"],
"cells": "BBBEBBCBBDBBFBBAAA",
"positions": "AFBACCCCCAEDCDCCCCCACACCEBCBCASDCBCBCDEACACBEDEBECCBCAEBEDEACDCCEBEDEECECBCBCACDCCCECCCCCA"
});
