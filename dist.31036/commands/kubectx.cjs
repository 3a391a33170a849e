"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(69);var n=o("kubectx",{aliases:["kubens"],options:{"-d <context>":e},harmless:"-c, --current | -h, --help | -u, --unset | -f, --force | -V, --version",operands:{"<name>":e},examples:{}});exports.default=n;
//a73687a8a97532af
