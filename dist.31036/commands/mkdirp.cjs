"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const m=$core(94);var a=e("mkdirp",{aliases:["make-dir","make-dir-cli","touch-cli"],harmless:"-m, --mode <mode> | -v, --version | -h, --help | -p, --print | --manual",operands:{"<folder...>":m},examples:{}});exports.default=a;
//27642b37b3eb0a98
