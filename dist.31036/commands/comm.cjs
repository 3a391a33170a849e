"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(55);const e=$core(86);var m=r("comm",{harmless:"-1 | -2 | -3 | -i | --check-order | --nocheck-order | --output-delimiter <text> | --total | -z, --zero-terminated | --help | --version",operands:{"<file>":e,"<file2>":e},examples:{}});exports.default=m;
//926fcfdf22022f73
