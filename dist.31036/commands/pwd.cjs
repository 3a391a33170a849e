"use strict";const $core=require("../gatekeeper.cjs").core;const p=$core(119);const a=$core(55);var r=a("pwd",{harmless:"-L, --logical | -P, --physical | -W | --help | --version",outputs:({cwd:m})=>p(m,o=>`${o}
`),examples:{}});exports.default=r;
//3166f8d501577d25
