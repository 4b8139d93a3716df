// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("two-halves-and-a-red", {
"edges": [["ground","a","blue"],["ground","c","blue"],["a","b","red"],["c","d","red"],["ground","e","red"]],
"values": ["0","1/2","1","-1","-1/2","3/2","2"],
"cells": "ECDACCBBCBDECBACDCFBCDABAAAAEEGBA",
"positions": "AIBEBEBKCCCGDCBGEFBHBBBBBFCACDDABDEJ"
});
