"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(114),a=$core(118);const m=$core(55);const n=$core(84);var h=m("autossh",{style:"none",operands:{"<word...>":n},always:({operands:o})=>{let t=o.filter((e,s)=>!r(e)?.startsWith("-M")&&r(o[s-1])!=="-M");return t.length&&r(t[0])!=="-V"?[{run:[a("ssh"),...t]}]:[]},examples:{}});exports.default=h;
//c6f81668c6d0abc7
