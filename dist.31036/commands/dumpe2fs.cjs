"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const m=$core(86);var p=e("dumpe2fs",{harmless:"-b | -f | -g | -h | -i | -m | -o <superblock> | -x | -V",operands:{"<device>":m},examples:{}});exports.default=p;
//bfb9d3c28302d5e9
