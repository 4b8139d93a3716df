// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("red-edge", {
"edges": [["ground","s1","red"]],
"values": ["-1","0"],
"cells": "AABBAA",
"positions": "ABBA"
});
