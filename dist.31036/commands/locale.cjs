"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const a=$core(84);var r=e("locale",{harmless:"-a, --all-locales | -m, --charmaps | -c, --category-name | -k, --keyword-name | -v, --verbose | -?, --help | --usage | -V, --version",operands:{"<name...>":a},examples:{}});exports.default=r;
//b6aa5b804b1e6207
