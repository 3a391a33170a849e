"use strict";const{rule:o}=require("../policy.cjs");var e=o("unknown-effect",{on:["unknown"],decision:"ask",risk:"medium",reason:"gatekeeper does not know what this does",instead:"use what is known, mend what cannot be read, or allow exactly this in the settings: bash(...) for a command, the bare name for a tool",examples:{}});var r=[e];exports.default=r;
//129e1e1f133715ac
