"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var n=e("factor",{harmless:"-h, --exponents | --help | --version",operands:{"<number...>":o},examples:{}});exports.default=n;
//b85029738305077a
