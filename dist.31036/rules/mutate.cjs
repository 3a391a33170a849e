"use strict";const{rule:e}=require("../policy.cjs");var t=e("mutate-remote",{on:["mutate"],decision:"ask",risk:"medium",reason:"it changes infrastructure or data that is not in the workspace",instead:"look at the plan first (diff, plan, --dry-run)",examples:{}});var i=[t];exports.default=i;
//214e44931c0fb813
