"use strict";const{rule:r}=require("../policy.cjs");var e=r("destroy-remote",{on:["destroy"],decision:"deny",risk:"high",reason:"it removes infrastructure or data for good",instead:"make a backup and let the user remove it",examples:{}});var d=[e];exports.default=d;
//6cc219e448e752e4
