"use strict";const $core=require("../gatekeeper.cjs").core;const s=$core(55);const p=$core(69),r=$core(84),e=$core(89);var a=s("choom",{style:"posix",options:{"-p, --pid <process>":(m,o)=>o("-n")?p(m,o):r(m,o)},harmless:"-n, --adjust <number> | -h, --help | -V, --version",operands:{"<command...>":e},examples:{}});exports.default=a;
//fee6483c122721f0
