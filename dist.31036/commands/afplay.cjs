"use strict";const $core=require("../gatekeeper.cjs").core;const a=$core(55);const o=$core(84);var m=a("afplay",{aliases:["aplay","paplay","afinfo"],style:"none",operands:{"<argument...>":o},examples:{}});exports.default=m;
//bb8841d599ede3e3
