"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const s=$core(86),r=$core(94);var p=m("e2image",{options:{"-I":()=>[]},harmless:"-a | -b <superblock> | -B <size> | -c | -f | -n | -o <offset> | -O <offset> | -p | -Q | -r | -s",operands:{"<device>":(o,e)=>(e("-I")?r:s)(o,e),"<image>":(o,e)=>(e("-I")?s:r)(o,e)},examples:{}});exports.default=p;
//2fd3f50b99122b5e
