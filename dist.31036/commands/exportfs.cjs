"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(114),n=$core(118);const a=$core(55);const s=$core(84);var d=a("exportfs",{style:"none",operands:{"<word...>":s},always:r=>{let o=r.operands.map(t=>e(t)??"?").join(" ");return/^(-v|-s|)$|^-h/.test(o)?[]:[{kind:"configure",target:n("exports")}]},examples:{}});exports.default=d;
//ade2ba27cf03656b
