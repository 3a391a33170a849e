"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(89);var s=o("setsid",{style:"posix",harmless:"-c, --ctty | -f, --fork | -w, --wait | -h, --help | -V, --version",operands:{"<command...>":e},examples:{}});exports.default=s;
//058c2b87f68e0160
