"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(118);const o=$core(55);const r=$core(84);var m=o("sleep",{aliases:["usleep","gsleep"],harmless:"--help | --version",operands:{"<duration...>":r},outputs:()=>e(""),examples:{}});exports.default=m;
//115646aca9d4f6e3
