"use strict";const{rule:a}=require("../policy.cjs");var e=a("reveal-secret",{on:["reveal"],decision:"ask",risk:"medium",reason:"it shows secrets, and what an agent sees may leave the machine",instead:"ask for the one value that is needed, or use a command that works without showing it",examples:{}});var r=[e];exports.default=r;
//5e05e8c62ae60efb
