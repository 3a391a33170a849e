"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(89);var n=e("shx",{style:"posix",harmless:"-s, --silent | -n, --noglob | -h, --help | -v, --version | --negate",operands:{"<command...>":o},examples:{}});exports.default=n;
//94a37150e5dc5e47
