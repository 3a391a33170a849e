"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);var r=o("ionice",{style:"posix",harmless:"-c, --class <class> | -n, --classdata <number> | -p, --pid <process> | -P, --pgid <group> | -t, --ignore | -u, --uid <user> | -h, --help | -V, --version",operands:{"<command...>":(e,s)=>s("-p")||s("-P")||s("-u")?[]:[{run:e}]},examples:{}});exports.default=r;
//91a1ca9ec748fd06
