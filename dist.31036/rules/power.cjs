"use strict";const{rule:t}=require("../policy.cjs");var e=t("power-off",{on:["power"],decision:"deny",risk:"high",reason:"it switches the machine off, restarts it or puts it to sleep",instead:"ask the user to do it",examples:{}});var s=[e];exports.default=s;
//ddfc845b17dde6db
