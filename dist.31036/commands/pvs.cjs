"use strict";const $core=require("../gatekeeper.cjs").core;const s=$core(55);const a=$core(84);var p=s("pvs",{aliases:["vgs","lvs","pvdisplay","vgdisplay","lvdisplay","pvscan","vgscan","lvscan","lvmdiskscan","lvmconfig"],style:"none",operands:{"<argument...>":a},examples:{}});exports.default=p;
//d431e3c1ee800fa3
