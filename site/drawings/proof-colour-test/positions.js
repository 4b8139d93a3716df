// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("proof-colour-test", {
"edges": [["ground","a","green"],["ground","a","green"],["a","b","blue"],["ground","c","red"]],
"values": ["-1","0","-1*","-1^*","-1^2","*","^*","^2"],
"cells": "CCBDCBFBBGBBAABACDEEDBAABCCHDC",
"positions": "AHBCBCBICDBDBJBEBABABFCBBBBG"
});
