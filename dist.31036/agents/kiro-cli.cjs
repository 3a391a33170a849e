"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(2);const e=$core(8);const r=$core(16);const t=$core(20);var m=e({name:"kiro-cli",events:["PreToolUse","preToolUse"],tools:t,mcp:r,encode:o});exports.default=m;
//0cd091e57d80a9b1
