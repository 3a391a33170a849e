"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const e=$core(84);var i=m("ulimit",{aliases:["umask","times","caller","suspend"],harmless:"-a | -b | -c | -d | -e | -f | -g | -h | -i | -k | -l | -m | -n | -p | -q | -r | -s | -t | -u | -v | -w | -x | -H | -P | -R | -S | -T",operands:{"<limit...>":e},examples:{}});exports.default=i;
//7a60535dc1a1f5c3
