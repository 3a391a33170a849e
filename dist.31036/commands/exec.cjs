"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const e=$core(89);var r=m("exec",{style:"posix",harmless:"-a <name> | -c | -l",operands:{"<command...>":e},examples:{}});exports.default=r;
//d4aa999a7c7be0ce
