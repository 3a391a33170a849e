"use strict";const $core=require("../gatekeeper.cjs").core;const i=$core(114);const n=$core(55);var m=n("init",{aliases:["telinit"],harmless:"--help | --no-wall | --version | -t <seconds> | -e <assignment>",operands:{"<level>":s=>s.map(e=>/^[0156sS]$/.test(i(e)??"")?{kind:"power",target:e}:{kind:"configure",target:e})},examples:{}});exports.default=m;
//e37727709e06941a
