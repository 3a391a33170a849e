"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(114);const n=$core(55);var d=n("setcap",{harmless:"-r | -h | -q | -v | -n <user> | --license",operands:{"<word...>":(t,e)=>{let s=e("-r")?t:t.filter((r,a)=>a%2===1||m(r)===void 0);return e("-v")?[]:s.map(r=>({kind:"permit",target:r,...!e("-r")&&{grants:"setuid"}}))}},examples:{}});exports.default=d;
//0a78858449d5bffd
