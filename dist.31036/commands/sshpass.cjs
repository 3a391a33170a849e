"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const s=$core(86),m=$core(89);var a=e("sshpass",{style:"posix",options:{"-f <file>":s},harmless:"-p <text> | -d <n> | -e [name] | -P <text> | -v | -V | -h",operands:{"<command...>":m},examples:{}});exports.default=a;
//4781dfb760ffd6dd
