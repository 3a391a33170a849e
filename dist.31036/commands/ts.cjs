"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);var a=e("ts",{aliases:["errno"],harmless:"-r | -i | -s | -m | -l, --list | --search | -S, --search-all-locales | -h, --help",operands:{"<word...>":()=>[]},examples:{}});exports.default=a;
//4fa9715a64bb7d28
