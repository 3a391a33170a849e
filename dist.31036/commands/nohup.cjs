"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const m=$core(89);var r=o("nohup",{style:"posix",harmless:"-p | --help | --version",operands:{"<command...>":m},examples:{}});exports.default=r;
//3f6a09c9a9d977ee
