// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("red-square", {
"edges": [["ground","a","red"],["a","b","red"],["b","c","red"],["c","ground","red"]],
"values": ["-4","-3","-2","-1","0"],
"cells": "BABCABDABAABEAA",
"positions": "AEBCCBEABCBBCABBBABABD"
});
