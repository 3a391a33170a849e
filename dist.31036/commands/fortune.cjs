"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var t=e("fortune",{harmless:"-a | -c | -e | -f | -i | -l | -m <pattern> | -n <length> | -o | -s | -u | -w",operands:{"<file...>":o},examples:{}});exports.default=t;
//9defc3e5536499a5
