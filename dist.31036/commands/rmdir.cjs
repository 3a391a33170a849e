"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(71);var p=e("rmdir",{harmless:"--ignore-fail-on-non-empty | -p, --parents | -v, --verbose | --help | --version",operands:{"<folder...>":r},examples:{}});exports.default=p;
//609f170c641a7b34
