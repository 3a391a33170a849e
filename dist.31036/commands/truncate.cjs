"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(80),r=$core(94);var t=e("truncate",{options:{"-r, --reference <file>":o},harmless:"-c, --no-create | -d | -o, --io-blocks | -s, --size <size> | --help | --version",operands:{"<file...>":r},examples:{}});exports.default=t;
//ddbedeabee3ccb6d
