"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var r=e("exit",{aliases:["return","break","continue","shift","logout","bye"],style:"none",operands:{"<number...>":o},examples:{}});exports.default=r;
//cca3917fc33ca374
