"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(118);const n=$core(55);const i=$core(84);var s=/^$/,l=n("tccutil",{style:"none",operands:{"<word...>":i},always:o=>{let r=o.operands.map(t=>t.values?.join(" ")??"?").join(" ");return s.test(r)?[]:[{kind:"configure",target:e("privacy permissions")}]},examples:{}});exports.default=l;
//34c1ec66b16fe9bb
