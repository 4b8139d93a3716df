// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-colour-test-cut", {
"edges": [["ground","a","green"],["a","b","blue"],["ground","c","red"]],
"values": ["-1","-1*","-1^*","0","*","^*"],
"cells": "AABBCBCCBDAAEBBFBB",
"positions": "ADBECFBABBCC"
});
