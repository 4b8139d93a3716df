// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("mountain-and-jungle", {
"edges": [["ground","a","blue"],["c","d","blue"],["a","b","red"],["b","ground","green"],["b","c","green"]],
"values": ["1/2","1/2*","0","*","*2","v*","1/2^","1/2^*","1","1*","1*2","{0,v*|0,v*}","{0,*,*2|0,*}","{0,v*,{0,v*|0,v*}|0,v*}","{1,1*,1*2|1,1*}"],
"cells": "CAADBBEBBFBBABCADEBBCBDCGDEHBCIBAJBCKBCLBBMBBNBBOBC",
"positions": "AABKEEDBBLDDBHIGCJBCBMBOBQBNBFBPBI"
});
