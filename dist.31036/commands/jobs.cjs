"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(122);const t=$core(55);const m=$core(84);var a=t("jobs",{style:"posix",harmless:"-l | -n | -p | -r | -s | -x | -Z | -d",operands:{"<job...>":(o,p)=>p("-x")?[{run:o}]:m(o,p)},outputs:o=>o("-p")?r("$(jobs -p)","%*"):void 0,examples:{}});exports.default=a;
//2e05312648d2b82b
