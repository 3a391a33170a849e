"use strict";const{rule:o}=require("../policy.cjs");var e=o("elevate-root",{on:["elevate"],decision:"ask",risk:"medium",reason:"it becomes another user, mostly root, for whom nothing is out of reach",instead:"do it without, or let the user run it",examples:{}});var s=[e];exports.default=s;
//8e83eda3e4fe6fcb
