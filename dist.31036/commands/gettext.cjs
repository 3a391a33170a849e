"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const t=$core(84);var n=e("gettext",{aliases:["ngettext"],harmless:"-c, --context <text> | -d, --domain <name> | -e | -E | -h, --help | -n | -s | -V, --version",operands:{"<text...>":t},examples:{}});exports.default=n;
//07a0fb0285aa53d8
