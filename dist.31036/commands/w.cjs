"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const r=$core(84);var n=o("w",{aliases:["pinky"],harmless:"-h, --no-header | -u, --no-current | -s, --short | -f, --from | -o, --old-style | -i, --ip-addr | -p, --pids | -d | -n | -l | -b | -w | -q | -V, --version | --help",operands:{"<user...>":r},examples:{}});exports.default=n;
//87f8dca2738036dc
