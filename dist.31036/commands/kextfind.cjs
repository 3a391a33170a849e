"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var t=e("kextfind",{style:"none",operands:{"<argument...>":o},examples:{}});exports.default=t;
//fe73cd4b4f8d9402
