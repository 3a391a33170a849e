"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(5);const t=$core(8);var i=t({name:"kimi-cli",events:["PreToolUse"],tools:{shell:"Shell",write:"WriteFile StrReplaceFile",read:"ReadFile ReadMediaFile",search:"Grep",list:"Glob",fetch:"FetchURL",web:"SearchWeb",inert:"Task SetTodoList Think AskUserQuestion Agent"},encode:e});exports.default=i;
//36ce385050116002
