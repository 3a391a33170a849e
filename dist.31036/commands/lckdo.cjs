"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(89),s=$core(94);var d=o("lckdo",{style:"posix",harmless:"-n | -w | -W <seconds> | -e | -E <code> | -s | -x | -q | -t",operands:{"<lock>":s,"<command...>":e},examples:{}});exports.default=d;
//b2d8793d2b593c19
