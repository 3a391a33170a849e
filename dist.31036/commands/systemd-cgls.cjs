"use strict";const $core=require("../gatekeeper.cjs").core;const s=$core(55);const t=$core(84);var d=s("systemd-cgls",{aliases:["systemd-cgtop","systemd-detect-virt","systemd-path","systemd-escape","systemd-delta","systemd-id128","userdbctl","oomctl","systemd-notify"],style:"none",operands:{"<argument...>":t},examples:{}});exports.default=d;
//0b2db3a0a76f9a3a
