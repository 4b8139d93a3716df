// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("flower-and-blade", {
"edges": [["ground","a","green"],["ground","c","green"],["a","b","blue"]],
"values": ["0","*","^","^*"],
"cells": "BBBAAAACCCDCDBB",
"positions": "ABBABABCCECD"
});
