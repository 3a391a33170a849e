"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const p=$core(84);var t=e("pg_isready",{aliases:["pg_config","pg_controldata","pg_verifybackup","pg_amcheck","pg_waldump","pg_test_timing","pg_lsclusters","oid2name"],style:"none",operands:{"<argument...>":p},examples:{}});exports.default=t;
//5294260754f63551
