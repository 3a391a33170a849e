"use strict";const $core=require("../gatekeeper.cjs").core;const e=$core(55);var d=e("lsusb",{aliases:["usb-devices"],harmless:"-v, --verbose | -s <device> | -d <device> | -D <device> | -t, --tree | -h, --help | -V, --version",examples:{}});exports.default=d;
//ccd9ba169e458909
