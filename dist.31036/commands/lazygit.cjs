"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const e=$core(76),r=$core(84);var l=o("lazygit",{style:"long",options:{"-ucd, --use-config-dir <folder>":e,"-ucf, --use-config-file <files>":e},harmless:`-p, --path <folder> | -f, --filter <path> | -g, --git-dir <folder> | -w, --work-tree <folder> | -v, --version | -h, --help | -d, --debug | -l, --logs
      | -c, --config | -cd, --print-config-dir | -sm, --screen-mode <mode> | --profile`,operands:{"<view>":r},examples:{}});exports.default=l;
//ada8dbf198f074d5
