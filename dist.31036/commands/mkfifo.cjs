"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(94);var r=e("mkfifo",{harmless:"-m, --mode <mode> | -Z | --context [context] | --help | --version",operands:{"<path...>":o},examples:{}});exports.default=r;
//3b0d87812a3597ad
