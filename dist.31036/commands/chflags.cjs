"use strict";const $core=require("../gatekeeper.cjs").core;const i=$core(55);const o=$core(84);var f=i("chflags",{harmless:"-f | -H | -h | -L | -P | -v | -x | -R",operands:{"<flags>":o,"<file...>":(m,r)=>m.map(e=>r("-R")?{kind:"permit",target:e,recursive:!0}:{kind:"permit",target:e})},examples:{}});exports.default=f;
//a0eb5008a5955eb0
