"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const m=$core(89);var r=e("nice",{style:"posix",harmless:"-n, --adjustment <number> | -<n> | --help | --version",operands:{"<command...>":m},examples:{}});exports.default=r;
//0f134028764188c0
