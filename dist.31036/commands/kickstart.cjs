"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(118);const n=$core(55);const a=$core(84);var m=/^-help$|^$/,l=n("kickstart",{style:"none",operands:{"<word...>":a},always:e=>{let o=e.operands.map(t=>t.values?.join(" ")??"?").join(" ");return m.test(o)?[]:[{kind:"configure",target:r("remote management")}]},examples:{}});exports.default=l;
//b879348bddc8bc63
