"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(84);var p=o("pwdx",{harmless:"-h, --help | -V, --version",operands:{"<process...>":e},examples:{}});exports.default=p;
//b9deff75517dea89
