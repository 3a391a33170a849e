"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var r=e("lshw",{aliases:["runlevel","turbostat","decode-dimms","biosdecode","vpddecode","ownership","lstopo-no-graphics"],style:"none",operands:{"<argument...>":o},examples:{}});exports.default=r;
//7eb6b5aecc3b022f
