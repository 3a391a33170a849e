"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(86),r=$core(87);var i=e("yamllint",{options:{"-c, --config-file <file>":o},harmless:"-h, --help | -d, --config-data <text> | --list-files | -f, --format <format> | -s, --strict | --no-warnings | -v, --version | -",operands:{"<path...>":r},examples:{}});exports.default=i;
//1c7b258047ac41e3
