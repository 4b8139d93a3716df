// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("triple-edge", {
"edges": [["ground","a","green"],["ground","a","green"],["ground","a","green"]],
"values": ["0","*"],
"cells": "ACCBBBAAABDD",
"positions": "ACBBBBBABBBABABD"
});
