"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(2);const e=$core(8);const r=$core(16);const m=$core(20);var t=e({name:"amazon-q",events:["preToolUse"],tools:m,mcp:r,encode:o});exports.default=t;
//f262eedeb2b6083d
