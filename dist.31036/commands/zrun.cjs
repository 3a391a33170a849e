"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const o=$core(89);var p=m("zrun",{style:"posix",operands:{"<command...>":o},examples:{}});exports.default=p;
//2fc6e0b9eacb59ca
