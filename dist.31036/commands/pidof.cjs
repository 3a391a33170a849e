"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const t=$core(84);var s=o("pidof",{harmless:"-s, --single-shot | -c, --check-root | -q | -w, --with-workers | -x | -n | -z | -t, --lightweight | -o, --omit-pid <process> | -S, --separator <text> | -d <text> | -h, --help | -V, --version",operands:{"<program...>":t},examples:{}});exports.default=s;
//25d966fa3a1fd988
