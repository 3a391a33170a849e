"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const s=$core(86);var a=e("fold",{harmless:"-b, --bytes | -c, --characters | -s, --spaces | -w, --width <columns> | -<n> | --help | --version",operands:{"<file...>":s},examples:{}});exports.default=a;
//e727720b372aefb7
