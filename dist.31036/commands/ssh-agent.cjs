"use strict";const $core=require("../gatekeeper.cjs").core;const t=$core(118);const r=$core(55);const n=$core(76),o=$core(89),s=$core(94);var m=r("ssh-agent",{style:"posix",options:{"-P <libraries>":n,"-a <socket>":s},harmless:"-c | -D | -d | -E <hash> | -k | -O <option> | -s | -t <time> | -l | -x",operands:{"<command...>":o},outputs:e=>{if(!(e.operands.length||e("-d")||e("-D")))return e("-k")?t(`unset SSH_AUTH_SOCK;
unset SSH_AGENT_PID;
echo Agent pid killed;
`):t(`SSH_AUTH_SOCK=/tmp/ssh/agent; export SSH_AUTH_SOCK;
SSH_AGENT_PID=2; export SSH_AGENT_PID;
echo Agent pid 2;
`)},examples:{}});exports.default=m;
//f0d681f1d55c3458
