"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const r=$core(84),i=$core(94);var f=o("resize2fs",{options:{"-z <file>":i},harmless:"-b | -d <flags> | -f | -F | -M | -p | -P | -s | -S <n>",operands:{"<device>":(e,s)=>s("-P")?e.map(m=>({kind:"read",target:m})):i(e,s),"<size>":r},examples:{}});exports.default=f;
//c71caab1ee321a7d
