// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("ground-loop", {
"edges": [["ground","ground","green"]],
"values": ["0","*"],
"cells": "AAABBB",
"positions": "AABB"
});
