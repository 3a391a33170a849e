"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const s=$core(84);var t=o("lsappinfo",{aliases:["hostinfo","lsbom","wdutil","syspolicy_check","leaks","vmmap","heap","footprint","stringdups"],style:"none",operands:{"<argument...>":s},examples:{}});exports.default=t;
//dcd123cb39328043
