// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("caterpillar", {
"edges": [["ground","a","green"],["a","b","green"],["b","c","green"],["c","d","green"],["a","e","green"],["b","f","green"],["c","g","green"],["d","h","green"]],
"values": ["0","*","*2","*3","*4","*5","*6","*7","*8"],
"cells": "DBBEBBBBBCBBFBBGBBAAAHBBIBB",
"positions": "AGBCCDEAIBCDCCEBIAEAEDIEEBECIFIBIAIAIBIEIDIFICQEQFQBQAQFQEQHQI"
});
