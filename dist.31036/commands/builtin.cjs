"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const o=$core(89);var p=m("builtin",{style:"posix",operands:{"<command...>":o},examples:{}});exports.default=p;
//cfe6e0af89f2b0d9
