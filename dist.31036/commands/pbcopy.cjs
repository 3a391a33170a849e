"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(84);var a=o("pbcopy",{aliases:["wl-copy"],style:"none",operands:{"<argument...>":e},examples:{}});exports.default=a;
//79cc5a68cebe1c2d
