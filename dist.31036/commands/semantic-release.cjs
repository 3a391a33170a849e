"use strict";const $core=require("../gatekeeper.cjs").core;const i=$core(118);const s=$core(55);const r=$core(76),n=$core(84);var a=s("semantic-release",{options:{"-p, --plugins <plugin>":r,"-e, --extends <config>":r},harmless:`-b, --branches <branch> | -r, --repository-url <url> | -t, --tag-format <format> | --ci | --no-ci | --debug | -d, --dry-run | -h, --help
    | --version | --verify-conditions <plugins> | --analyze-commits <plugin> | --verify-release <plugins> | --generate-notes <plugins> | --prepare <plugins>
    | --publish <plugins> | --success <plugins> | --fail <plugins>`,operands:{"<plugin...>":n},always:e=>e("--dry-run")||e("--help")||e("--version")?[]:[{kind:"publish",target:e.value("--repository-url")??i("origin")}],examples:{}});exports.default=a;
//75bed395323e38ee
