"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(4);const e=$core(8);const t=$core(19);var r=e({name:"continue-cli",events:["PreToolUse","PermissionRequest"],tools:t,root:"CONTINUE_PROJECT_DIR",asks:[],encode:o});exports.default=r;
//0c74490bdbf772dd
