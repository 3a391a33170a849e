"use strict";const $core=require("../gatekeeper.cjs").core;const n=$core(114);const o=$core(55);var r=t=>/^\/[a-z?]+(:.*)?$/i.test(t??""),m=o("findstr",{aliases:["findstr.exe"],style:"none",operands:{"<word...>":t=>{let i=t.filter(e=>!r(n(e))),s=t.some(e=>/^\/[cg]:/i.test(n(e)??""));return i.slice(s?0:1).map(e=>({kind:"read",target:e}))}},examples:{}});exports.default=m;
//6fb83cf2180d60ba
