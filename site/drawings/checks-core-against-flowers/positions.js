// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("checks-core-against-flowers", {
"edges": [["ground","a","green"],["ground","a","green"],["ground","c","green"],["ground","e","green"],["a","b","blue"],["c","d","red"],["e","f","red"]],
"values": ["0","^*","v*","*","^","v","^2","v2","^2*","v2*"],
"cells": "DDDACCFCDCDDAEEDBBEDCEFGBBBBDDBDFFEFCBBCFDIDEJEDAAAAGGGDCGFEHCDHEF",
"positions": "AQBFBFBBBFBBBBBABFBBBBBABBBABABECIBIBSCGBGBOCGBGBOCJBJBTFMBCBCBDFCBDBDBLGEBEBKGABABHJMBCBCBDBCBDBDBLKEBEBKCABABHNUBPBPBVONBNBR"
});
