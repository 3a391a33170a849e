"use strict";const $core=require("../../gatekeeper.cjs").core;const e=$core(84);var n={status:{harmless:`-v, --verbose | -s, --short | -b, --branch | --show-stash | --ahead-behind | --porcelain [version] | --long | -z, --null
        | -u, --untracked-files [mode] | --ignored [mode] | --ignore-submodules [when] | --column [style] | --renames | -M, --find-renames [n]`,operands:{"<path...>":e}}},s={};exports.examples=s;exports.subcommands=n;
//2336172ca9072135
