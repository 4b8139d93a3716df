// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("blue-and-red-double-edge", {
"edges": [["ground","a","blue"],["ground","a","red"]],
"values": ["0","-1","1"],
"cells": "BABAAAACCCBA",
"positions": "ABBDBABC"
});
