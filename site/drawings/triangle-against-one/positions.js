// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("triangle-against-one", {
"edges": [["ground","a","blue"],["b","ground","blue"],["a","b","red"],["ground","c","red"]],
"values": ["0","1","-1","-1/2","1/2","2"],
"cells": "DCDACCEBCBBABDCCABAAAAEEFBA",
"positions": "AGBDBDBICCBCBEBFBBBBBECABABH"
});
