"use strict";const $core=require("../gatekeeper.cjs").core;const t=$core(118);const r=$core(55);const m=$core(84);var l=r("fc",{harmless:"-e <editor> | -l | -n | -r | -s | -<n> | --help",operands:{"<command...>":m},always:o=>o("-l")||o("--help")?[]:[{kind:"unknown",target:t("fc"),why:"it runs a command of the history that is not shown"}],examples:{}});exports.default=l;
//90adc5285fa0e610
