"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(55);const e=$core(69);var m=r("renice",{harmless:"-n, --priority <number> | --relative <number> | -p, --pid | -g, --pgrp | -u, --user | -<n> | -h, --help | -V, --version",operands:{"<process...>":e},examples:{}});exports.default=m;
//21cda68d1f5f4b21
