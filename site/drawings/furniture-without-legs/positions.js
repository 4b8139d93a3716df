// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("furniture-without-legs", {
"edges": [["ground","a","blue"],["ground","b","blue"],["ground","c","blue"],["a","b","red"],["b","c","red"]],
"values": ["1/2","1","3/2","2","0","1/4","3"],
"cells": "ABCCBCFBCBBABDCDBAADEDDCEAACDEGBA",
"positions": "AIBDBDBFBDBFBFBKCABABECBBBBHDABBBABBBEBHCCBCBGBCBEBGBJ"
});
