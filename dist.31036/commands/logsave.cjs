"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(114);const a=$core(55);const t=$core(84);var s=a("logsave",{style:"posix",harmless:"-a | -s | -v",operands:{"<file>":m=>m.map(e=>({kind:"write",target:e})),"<command...>":t},always:({operands:m})=>m.length>1&&o(m[1])!=="-"?[{run:m.slice(1)}]:[],examples:{}});exports.default=s;
//eae884fcf7e568a1
