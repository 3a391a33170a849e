"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(84);var m=e("sw_vers",{aliases:["system_profiler","ioreg","lskq","zprint"],style:"none",operands:{"<argument...>":r},examples:{}});exports.default=m;
//393cb8877dc299d0
