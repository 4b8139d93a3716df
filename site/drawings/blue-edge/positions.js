// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-edge", {
"edges": [["ground","a","blue"]],
"values": ["0","1"],
"cells": "AAABBA",
"positions": "AABB"
});
