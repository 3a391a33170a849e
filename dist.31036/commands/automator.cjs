"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const r=$core(86);var p=m("automator",{options:{"-i <input>":r},harmless:"-v | -D <v>",operands:{"<workflow>":o=>o.map(e=>({kind:"execute",target:e}))},examples:{}});exports.default=p;
//f0672be8cbd8fd67
