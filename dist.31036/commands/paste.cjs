"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(86);var a=e("paste",{harmless:"-d, --delimiters <list> | -s, --serial | -z, --zero-terminated | --help | --version",operands:{"<file...>":r},examples:{}});exports.default=a;
//6c326829b56a18eb
