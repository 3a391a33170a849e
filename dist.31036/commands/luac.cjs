"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(118);const r=$core(55);const e=$core(86),l=$core(94);var p=r("luac",{aliases:["luac5.*"],options:{"-o <file>":l},harmless:"-l | -p | -s | -v",always:a=>a("-o")||a("-p")||!a.operands.length?[]:[{kind:"write",target:o("luac.out")}],operands:{"<file...>":e},examples:{}});exports.default=p;
//f08d0072ff7c7aa6
