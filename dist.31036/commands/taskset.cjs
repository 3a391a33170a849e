"use strict";const $core=require("../gatekeeper.cjs").core;const l=$core(55);var a=l("taskset",{style:"posix",harmless:"-a, --all-tasks | -p, --pid | -c, --cpu-list | -h, --help | -V, --version",operands:{"<word...>":(e,s)=>s("-p")||e.length<2?[]:[{run:e.slice(1)}]},examples:{}});exports.default=a;
//891bc469b2b4b2e8
