"use strict";const $core=require("../gatekeeper.cjs").core;const a=$core(55);var r=a("SetFile",{harmless:"-a <v> | -c <v> | -d <v> | -m <v> | -P | -t <v>",operands:{"<file...>":e=>e.map(m=>({kind:"permit",target:m}))},examples:{}});exports.default=r;
//5c7db7c89086faa4
