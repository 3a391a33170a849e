"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(86);var o=e("isutf8",{harmless:"-h, --help | -q, --quiet | -l, --list | -i, --invert | -v, --verbose",operands:{"<file...>":r},examples:{}});exports.default=o;
//97f63d5d4c1b6135
