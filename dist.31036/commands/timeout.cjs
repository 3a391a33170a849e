"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84),r=$core(89);var a=e("timeout",{aliases:["gtimeout"],style:"posix",harmless:"-f, --foreground | --preserve-status | -p | -k, --kill-after <duration> | -s, --signal <signal> | -v, --verbose | --help | --version",operands:{"<duration>":o,"<command...>":r},examples:{}});exports.default=a;
//86c2ac68693b5669
