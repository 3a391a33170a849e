"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(118);const t=$core(55);const o=$core(84);var m=t("git-dashed",{aliases:["git-*"],style:"none",operands:{"[arg...]":o},always:a=>[{run:[e("git"),e(a.called.slice(4)),...a.operands]}],examples:{}});exports.default=m;
//44004b5f26342007
