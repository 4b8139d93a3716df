// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("triple-green-and-blue", {
"edges": [["ground","a","green"],["ground","a","green"],["ground","a","green"],["a","b","blue"]],
"values": ["0","*","^*","^2","^3*"],
"cells": "ACCBBBCBBDDCAAABDDEDE",
"positions": "AEBBBBBABBBABABFCCBCBDBCBDBDBG"
});
