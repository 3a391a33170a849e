"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const t=$core(84);var e=o("shopt",{aliases:["setopt","unsetopt"],harmless:"-o | -p | -q | -s | -u | -m | +<n>",operands:{"<option...>":t},examples:{}});exports.default=e;
//ebe3a0b06cc73032
