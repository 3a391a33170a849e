"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(114),s=$core(118);const l=$core(55);const a=$core(86);var p=l("dircolors",{aliases:["gdircolors"],harmless:"-b, --sh, --bourne-shell | -c, --csh, --c-shell | -p, --print-database | --print-ls-colors | --help | --version",operands:{"<file>":a},outputs:({operands:e})=>e.every(r=>o(r)!==void 0)?s(`LS_COLORS='';
export LS_COLORS
`):void 0,examples:{}});exports.default=p;
//5f25cacbaac7ed29
