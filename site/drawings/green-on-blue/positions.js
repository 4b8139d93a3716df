// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("green-on-blue", {
"edges": [["ground","s1","blue"],["s1","s2","green"]],
"values": ["0","1","1*"],
"cells": "AAABBACBC",
"positions": "AABBCC"
});
