"use strict";const $core=require("../gatekeeper.cjs").core;const p=$core(55);const t=$core(74);var i=p("tee",{aliases:["gtee"],harmless:"-a, --append | -i, --ignore-interrupts | -p | --output-error [mode] | -u | --help | --version",operands:{"<file...>":t((e,r)=>({kind:r("-a")?"append":"write",target:e}))},outputs:e=>e.stdin,examples:{}});exports.default=i;
//3906b3c7c69b66f4
