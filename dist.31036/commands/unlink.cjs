"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const o=$core(74);var p=m("unlink",{harmless:"--help | --version",operands:{"<path...>":o(e=>({kind:"delete",target:e}))},examples:{}});exports.default=p;
//f17a714b4380916c
