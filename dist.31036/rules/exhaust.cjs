"use strict";const{rule:r}=require("../policy.cjs");var e=r("exhaust-machine",{on:["exhaust"],decision:"deny",risk:"high",pinned:!0,reason:"it uses up processes, memory or disk until the machine stops",instead:"reach the goal in another way, or ask the user how",examples:{}});var a=[e];exports.default=a;
//309f52d29f91874b
