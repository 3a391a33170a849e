"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(118);const r=$core(55);var l=r("networkQuality",{harmless:"-C <v> | -c | -d | -f <v> | -h | -I <v> | -k | -M <v> | -p | -r <v> | -S <v> | -s | -u | -v",always:a=>a("-h")?[]:[{kind:"connect",target:a.value("-C")??e("mensura.cdn-apple.com")}],examples:{}});exports.default=l;
//243aea6996c7461d
