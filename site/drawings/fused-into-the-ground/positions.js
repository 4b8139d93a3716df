// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("fused-into-the-ground", {
"edges": [["ground","ground","green"],["ground","ground","green"],["ground","b","blue"]],
"values": ["0","1","*","1*"],
"cells": "CBBDBCAAAACCBBABDC",
"positions": "ACBABABDBEBBBBBF"
});
