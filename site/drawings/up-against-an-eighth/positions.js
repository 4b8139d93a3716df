// Every position of this drawing, as the build verified it. play.js says how to read it.
hackenbook.table("up-against-an-eighth", {
"edges": [["ground","a","green"],["ground","c","green"],["a","b","blue"],["r","s","blue"],["s","t","blue"],["t","u","blue"],["ground","r","red"]],
"values": ["-1","-1/2","-1/4","-1/8","0","-1*","-1^","-1^*","-1/2*","-1/2^","-1/2^*","-1/4*","-1/4^","-1/4^*","-1/8*","-1/8^","-1/8^*","*","^","^*"],
"cells": "FCBICDLEDOEDRBBAABACDGEDHCBBCBBEDJEDKEDCCBCEDMEFNEDDCBDEDPGFQEDEAAECCSDCTBB",
"positions": "AVBEBEBWCYCX5BFBABABGCICHBJBBBBBKCMCLJNBCBCBOCQCPZRBDBDBSCUCT"
});
