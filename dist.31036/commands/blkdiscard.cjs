"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const s=$core(94);var t=e("blkdiscard",{harmless:"-f, --force | -o, --offset <bytes> | -l, --length <bytes> | -p, --step <bytes> | -q, --quiet | -s, --secure | -z, --zeroout | -v, --verbose | -h, --help | -V, --version",operands:{"<device>":s},examples:{}});exports.default=t;
//ea067229084d9a97
