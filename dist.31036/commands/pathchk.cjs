"use strict";const $core=require("../gatekeeper.cjs").core;const p=$core(55);const o=$core(80);var a=p("pathchk",{harmless:"-p | -P | --portability | --help | --version",operands:{"<path...>":o},examples:{}});exports.default=a;
//2d710393b71f1eb2
