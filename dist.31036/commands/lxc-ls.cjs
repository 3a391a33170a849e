"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const c=$core(84);var e=o("lxc-ls",{aliases:["lxc-info","lxc-top","lxc-monitor","lxc-checkconfig","lxc-config","lxc-wait"],style:"none",operands:{"<argument...>":c},examples:{}});exports.default=e;
//d021c71de91e5fa6
