"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const m=$core(84);var s=e("sync",{harmless:"-d, --data | -f, --file-system | --help | --version",operands:{"<file...>":m},examples:{}});exports.default=s;
//2067d336df8a72a5
