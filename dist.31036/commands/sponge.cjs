"use strict";const $core=require("../gatekeeper.cjs").core;const d=$core(55);var o=d("sponge",{harmless:"-a | -h",operands:{"<file>":e=>e.map(a=>({kind:"write",target:a}))},outputs:e=>e.operands.length?void 0:e.stdin,examples:{}});exports.default=o;
//892ee82207b3696c
