"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);const o=$core(84);var n=e("stern",{aliases:["kubeconform","kubeval","pluto","kube-linter","kube-score","kubetail"],style:"none",operands:{"<argument...>":o},examples:{}});exports.default=n;
//8d31a786e6533c7e
