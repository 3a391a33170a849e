"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const i=$core(86);var a=e("ul",{aliases:["colcrt"],harmless:"- | -2, --half-lines | -i, --indicated | -t, -T, --terminal <terminal> | --no-underlining | -h, --help | -V, --version",operands:{"<file...>":i},examples:{}});exports.default=a;
//c8d56a43d6692a41
