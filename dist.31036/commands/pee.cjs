"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const r=$core(75);var p=e("pee",{aliases:["mispipe"],harmless:"--ignore-sigpipe | --no-ignore-sigpipe | --ignore-write-errors | --no-ignore-write-errors",operands:{"<command...>":r},examples:{}});exports.default=p;
//a979caef2f70b89e
