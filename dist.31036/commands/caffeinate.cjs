"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const e=$core(89);var r=m("caffeinate",{style:"posix",harmless:"-d | -i | -m | -s | -u | -t <v> | -w <v>",operands:{"<command...>":e},examples:{}});exports.default=r;
//99f7b59c73b971e6
