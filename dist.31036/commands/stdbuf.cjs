"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(89);var s=o("stdbuf",{aliases:["gstdbuf"],style:"posix",harmless:"-i, --input <mode> | -o, --output <mode> | -e, --error <mode> | --help | --version",operands:{"<command...>":e},examples:{}});exports.default=s;
//b60cb2b414a0c0be
