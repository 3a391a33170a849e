"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(114),n=$core(118);const s=$core(55);const a=$core(84);var i=/(^| )(--help|--version|-\?)( |$)/,m=n("container"),c=s("lxc-destroy",{style:"none",operands:{"<word...>":a},always:o=>{let r=o.operands.map(t=>e(t)??"?").join(" ");return i.test(r)?[]:[{kind:"destroy",target:m}]},examples:{}});exports.default=c;
//321ba2a82f4a75b9
