"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(84);var m=o("lpstat",{aliases:["lpq","lpinfo"],style:"none",operands:{"<argument...>":e},examples:{}});exports.default=m;
//6cde13dd3529a4a5
