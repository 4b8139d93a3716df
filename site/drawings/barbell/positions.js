// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("barbell", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","a","green"],["c","d","green"],["d","e","green"],["e","f","green"],["f","d","green"]],
"values": ["0","*","*2","*3","*4","*5","*6"],
"cells": "EBBDBBFBBCBBBBBGBBAAA",
"positions": "AGBECDEBCDCECBCDIACBCACDCEYCCACBCCCA4BFCCCFCACBYCCACBCCCAYACBCACDCEYFCCCFCACBYCCACBCCCA"
});
