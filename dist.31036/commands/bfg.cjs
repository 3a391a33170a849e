"use strict";const $core=require("../gatekeeper.cjs").core;const r=$core(118);const o=$core(55);const i=$core(84),t=$core(86);var p=o("bfg",{style:"long",options:{"-rt, --replace-text <file>":t,"-bi, --strip-blobs-with-ids <file>":t},harmless:`-b, --strip-blobs-bigger-than <size> | -B, --strip-biggest-blobs <n> | -D, --delete-files <pattern> | --delete-folders <pattern>
    | --convert-to-git-lfs <pattern> | -fi, --filter-content-including <pattern> | -fe, --filter-content-excluding <pattern>
    | -fs, --filter-content-size-threshold <size> | -p, --protect-blobs-from <refs> | --no-blob-protection | --private
    | --massive-non-file-objects-sized-up-to <size> | --help | --version`,operands:{"<repository>":i},always:e=>e("--help")||e("--version")?[]:[{kind:"discard",target:e.operands[0]??r(".")}],examples:{}});exports.default=p;
//d248190b4489a9ea
