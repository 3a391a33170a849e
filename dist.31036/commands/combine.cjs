"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(114);const t=$core(55);const a=$core(86);var n=new Set(["and","not","or","xor"]),i=t("combine",{harmless:"-h, --help",operands:{"<file...>":(e,o)=>a(e.filter(r=>!n.has(m(r)??"")),o)},examples:{}});exports.default=i;
//e741ead657f806d6
