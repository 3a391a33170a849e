"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const l=$core(80),s=$core(94);var m=e("mdls",{aliases:["GetFileInfo"],style:"long",options:{"-plist, -p <file>":s},harmless:"-name, -n <v> | -raw, -r | -nullMarker <v> | -help, -h | -a | -c | -d | -m | -t | -P | -A <v> | -l | -s",operands:{"<file...>":l},examples:{}});exports.default=m;
//e31da30d5d82a42c
