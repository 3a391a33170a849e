"use strict";const $core=require("../gatekeeper.cjs").core;const t=$core(118);const o=$core(55);const n=$core(84);var l=o("dns-sd",{style:"none",operands:{"<argument...>":n},always:e=>/^-(R|P)$/.test(e.operands[0]?.values?.[0]??"")?[{kind:"connect",target:t("local network"),listens:!0}]:[],examples:{}});exports.default=l;
//094699139e005d10
