"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(76),m=$core(84);var p=e("enable",{options:{"-f <file>":o},harmless:"-a | -d | -n | -p | -s",operands:{"<name...>":m},examples:{}});exports.default=p;
//197b95e938df2ee3
