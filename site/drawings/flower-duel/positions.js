// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("flower-duel", {
"edges": [["ground","a","green"],["ground","c","green"],["c","d","green"],["a","b","blue"],["d","e","red"]],
"values": ["0","*","*2","*3","^","^*","^*3","{0,*|0,*,*2}","{0|{0,*|0,*,*2}}","{0,*,{0,*|0,*,*2}|0,*,{0,*|0,*,*2}}"],
"cells": "BBBAAAACCCBBDDDEDCFBBGDEHBBIDEJDD",
"positions": "ABBABABCDDBECGCFEHHIBKIJ"
});
