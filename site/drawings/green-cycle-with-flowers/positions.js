// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("green-cycle-with-flowers", {
"edges": [["ground","a","green"],["a","b","green"],["b","ground","green"],["a","c","blue"],["b","d","red"]],
"values": ["0","*","*2","^","^*","v","v*","{0,^*|0,^*}","{0,v*|0,v*}","{0,*|0,*,*2}","{0,*,*2|0,*}","{0,^*|0,^*,{0,^*|0,^*}}","{0,v*,{0,v*|0,v*}|0,v*}","{{0,*|0,*,*2}|0}","{0|{0,*,*2|0,*}}","{0,{0,^*|0,^*,{0,^*|0,^*}}|0,{0,v*,{0,v*|0,v*}|0,v*}}"],
"cells": "BBBCBBAAAACCAEEBDDDDCEBBFCDGBBHBBIBBJBBKBBLBBMBBNEDODEPFF",
"positions": "ACBACBBABDBBBFCHCKCGBNBREMBJBIBLBQEOCEBPBS"
});
