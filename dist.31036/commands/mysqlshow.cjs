"use strict";const $core=require("../gatekeeper.cjs").core;const m=$core(55);const o=$core(84);var s=m("mysqlshow",{aliases:["mariadb-show","mysqldumpslow","mariadb-dumpslow","my_print_defaults","perror"],style:"none",operands:{"<argument...>":o},examples:{}});exports.default=s;
//41d42e7aa9ec1cab
