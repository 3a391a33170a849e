"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(118);const e=$core(55);const r=$core(84);var l=e("true",{aliases:["false",":"],style:"none",operands:{"<word...>":r},outputs:()=>o(""),examples:{}});exports.default=l;
//0f33433e8cb8c976
