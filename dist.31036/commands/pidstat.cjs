"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);var d=o("pidstat",{style:"posix",harmless:"-C <command> | -d | -e | -G <process> | -H | -h | --human | -I | -l | -p <processes> | -R | -r | -s | -T <kind> | -t | -U [user] | -u | -V | -v | -w | --dec <count>",operands:{"<word...>":(e,s)=>s("-e")?[{run:e}]:[]},examples:{}});exports.default=d;
//93af2dc9820fcfa7
