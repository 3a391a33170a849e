"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const a=$core(84),r=$core(86);var m=e("look",{harmless:"-a, --alternative | -b | -d, --alphanum | -f, --ignore-case | -t, --terminate <character> | -h, --help | -V, --version",operands:{"<text>":a,"<file>":r},examples:{}});exports.default=m;
//e33c13654bbd80e6
