// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("branching-tree", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["a","d","green"],["d","e","green"],["d","f","green"],["ground","g","green"]],
"values": ["0","*2","*3","*5","*","*4"],
"cells": "EBBFBBAGGBBBBDDCBBCDDDFFAAAACCAEEDHH",
"positions": "AIBACDEFCDCAEBKFCBEAKFCBEAKDCAEBBABJCGEECGCKEHKECHECKECHECKGCCEL"
});
