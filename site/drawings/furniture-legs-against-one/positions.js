// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("furniture-legs-against-one", {
"edges": [["ground","a","blue"],["ground","b","blue"],["a","c","red"],["c","b","red"],["ground","d","red"]],
"values": ["0","1/2","1","-1","-3/4","-1/2","1/4","3/2","2"],
"cells": "ECDFCDACCGBCBBCBDECBACDCHBCDABAAAAEEIBA",
"positions": "AKBGBGBMCECIDEBICDBDBHBJBCBCBHCBCFDBBFCABABL"
});
