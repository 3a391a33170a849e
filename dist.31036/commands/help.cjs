"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const e=$core(84);var p=m("help",{harmless:"-d | -m | -s",operands:{"<pattern...>":e},examples:{}});exports.default=p;
//8b547dddcf55fdbf
