"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(80),s=$core(84);var l=o("whereis",{options:{"-B <folders>":e,"-M <folders>":e,"-S <folders>":e},harmless:"-a | -b | -m | -s | -u | -f | -g | -l | -q | -h, --help | -V, --version",operands:{"<name...>":s},examples:{}});exports.default=l;
//780b3bf6e9a2d16b
