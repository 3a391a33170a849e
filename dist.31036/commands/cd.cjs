"use strict";const $core=require("../gatekeeper.cjs").core;const o=$core(55);const r=$core(84);var p=o("cd",{aliases:["chdir","pushd","popd","dirs"],harmless:"-L | -P | -e | -@ | -q | -s | -n | -c | -l | -p | -v | -<n> | +<n>",operands:{"<folder...>":r},examples:{}});exports.default=p;
//caac37c23b06f293
