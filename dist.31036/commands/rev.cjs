"use strict";const $core=require("../gatekeeper.cjs").core;const a=$core(114);const l=$core(55);const s=$core(114),u=$core(118),c=$core(130);function o(e,n,r,f){let t=r?void 0:s(n),d=[...n?.from??[],...r?[{kind:"file",what:r.text}]:[],{kind:"decoder",what:e}],i=t===void 0?void 0:f?.(t);return i===void 0?c(e,d):{...u(i),from:d}}var x=new TextDecoder("utf-8",{fatal:!0});const m=$core(86);var p=e=>e.split(`
`).map(n=>[...n].reverse().join("")).join(`
`),B=l("rev",{harmless:"-0, --zero | -h, --help | -V, --version",operands:{"<file...>":m},outputs:({stdin:e,operands:n})=>n.length||e?o("rev",e,n.find(r=>a(r)!=="-"),p):void 0,examples:{}});exports.default=B;
//9a48eb381415a2a9
