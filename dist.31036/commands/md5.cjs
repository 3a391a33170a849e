"use strict";const $core=require("../gatekeeper.cjs").core;const s=$core(55);const a=$core(86);var r=s("md5",{aliases:["sha1","sha224","sha256","sha384","sha512","rmd160","skein256"],harmless:"-b | -c <digest> | -n | -p | -q | -r | -s <text> | -t | -x",operands:{"<file...>":a},examples:{}});exports.default=r;
//006c122bd93716af
