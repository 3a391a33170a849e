"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const t=$core(84);var a=e("tasklist",{aliases:["tasklist.exe","systeminfo","systeminfo.exe","driverquery","where.exe","getmac","quser","gpresult","pathping","chcp","ver"],style:"none",operands:{"<argument...>":t},examples:{}});exports.default=a;
//30c8e3f37153331c
