"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(89);var n=o("noglob",{aliases:["nocorrect"],style:"none",operands:{"<command...>":e},examples:{}});exports.default=n;
//79e604536593609c
