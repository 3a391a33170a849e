"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(86);var s=e("tsort",{harmless:"-d | -l | -q | -w | --help | --version",operands:{"<file>":r},examples:{}});exports.default=s;
//454aca37186effbf
