// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blade", {
"edges": [["ground","a","green"]],
"values": ["0","*"],
"cells": "AAABBB",
"positions": "AABB"
});
