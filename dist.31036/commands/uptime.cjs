"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);var r=e("uptime",{harmless:"-p, --pretty | -s, --since | -r, --raw | -c, --container | -h, --help | -V, --version | --libxo [options]",examples:{}});exports.default=r;
//f84b67fd53e358bc
