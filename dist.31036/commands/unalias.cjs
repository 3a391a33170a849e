"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const a=$core(84);var r=m("unalias",{harmless:"-a | -m | -s",operands:{"<name...>":a},examples:{}});exports.default=r;
//3968b869a6f3bbf4
