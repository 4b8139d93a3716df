// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("two-flowers", {
"edges": [["ground","a","green"],["ground","c","green"],["a","b","blue"],["c","d","blue"]],
"values": ["0","*","^","^*","^2"],
"cells": "BBBCDCDBBAAAACCEDC",
"positions": "ADBABABECCCBDCBBEF"
});
