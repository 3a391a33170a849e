"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const r=$core(118);var e={kind:"reveal",target:r("environment")};const n=$core(84);var _=o("export",{harmless:"-f | -n | -p",operands:{"<name...>":n},always:t=>t.operands.length?[]:[e],examples:{}});exports.default=_;
//5c4196eebd88ba8d
