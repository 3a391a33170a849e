"use strict";const $core=require("./gatekeeper.cjs").core;var f=Object.defineProperty;var v=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var U=Object.prototype.hasOwnProperty;var D=(n,e)=>{for(var o in e)f(n,o,{get:e[o],enumerable:!0})},F=(n,e,o,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of w(e))!U.call(n,a)&&a!==o&&f(n,a,{get:()=>e[a],enumerable:!(t=v(e,a))||t.enumerable});return n};var W=n=>F(f({},"__esModule",{value:!0}),n);var T={};D(T,{completion:()=>S});module.exports=W(T);function _(n,e){let o=(r,{flags:s,operands:p})=>({path:r,next:[],flags:[...s,g],commands:p?.includes("<command...>")===!0}),t=e.flatMap(({name:r,deeds:s})=>{let[p]=s;return p&&s.every(i=>i.name===r)?[o(r,p)]:[{path:r,next:s.map(i=>[i.name,i.about]),flags:[g],commands:!1},...s.map(i=>o(`${r} ${i.name}`,i))]}),a=[...n,...e].map(({name:r,about:s})=>[r,s]);return[{path:"",next:[...a,["help","print the help of a command"]],flags:[g,z],commands:!1},...n.map(r=>o(r.name,r)),...t,{path:"help",next:a,flags:[],commands:!1}]}var g={long:"help",short:"h",about:"print this help"},z={long:"version",short:"V",about:"print the version"},l=n=>`'${n.replaceAll("'","'\\''")}'`,y=({long:n,short:e})=>[`--${n}`,...e?[`-${e}`]:[]],L=n=>n.flatMap(({path:e,next:o})=>o.map(([t])=>`${e} ${t}`)).filter(e=>n.some(({path:o})=>o===e.trim())),P=(n,e)=>n.map(o=>`    ${l(o.path)}) ${e(o)} ;;`).join(`
`),b=(n,e,o,t)=>`  for ((at = ${o}; at < ${t}; at++)); do
    [[ ${e} == -- ]] && behind=1 && break
    case "$path ${e}" in
      ${L(n).map(l).join(" | ")}) path="\${path:+$path }${e}" ;;
    esac
  done`,C=(n,e)=>n.flatMap(({path:o,flags:t})=>t.filter(a=>a.value).map(a=>`    ${y(a).map(r=>l(`${o}:${r}`)).join(" | ")}) ${e(a)}; return ;;`)).join(`
`),k=n=>`# Completion of gatekeeper in bash: eval "$(gatekeeper completion bash)"
_gatekeeper() {
  local at path= behind= words= cur=\${COMP_WORDS[COMP_CWORD]}
${b(n,"${COMP_WORDS[at]}",1,"COMP_CWORD")}
  COMPREPLY=()
  if [[ -n $behind ]]; then
    if declare -F _command_offset >/dev/null; then _command_offset $((at + 1)); else COMPREPLY=($(compgen -c -f -- "$cur")); fi
    return
  fi
  case "$path:\${COMP_WORDS[COMP_CWORD-1]}" in
${C(n,({choices:e})=>e?`COMPREPLY=($(compgen -W ${l(e.join(" "))} -- "$cur"))`:'COMPREPLY=($(compgen -f -- "$cur"))')}
  esac
  case $path in
${P(n,({next:e,flags:o})=>`words=${l([...e.map(([t])=>t),...o.map(t=>`--${t.long}`)].join(" "))}`)}
  esac
  [[ $cur == -* || -z $words || $words != --* ]] || COMPREPLY=($(compgen -f -- "$cur"))
  COMPREPLY+=($(compgen -W "$words" -- "$cur"))
}
complete -o filenames -F _gatekeeper gatekeeper
`,O=n=>`#compdef gatekeeper
# Completion of gatekeeper in zsh: eval "$(gatekeeper completion zsh)", after compinit
_gatekeeper() {
  local at path= behind=
  local -a next flags
${b(n,"${words[at]}",2,"CURRENT")}
  if [[ -n $behind ]]; then
    shift $at words
    (( CURRENT -= at ))
    _normal
    return
  fi
  case "$path:\${words[CURRENT-1]}" in
${C(n,({choices:e})=>e?`compadd -- ${e.join(" ")}`:"_files")}
  esac
  case $path in
${P(n,({next:e,flags:o})=>`next=(${e.map(u).join(" ")}); flags=(${o.flatMap(t=>y(t).map(a=>u([a,t.about]))).join(" ")})`)}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then _describe option flags
  elif (( \${#next} )); then _describe command next
  else _files
  fi
}
compdef _gatekeeper gatekeeper
`,u=([n,e])=>l(`${n}:${e.replaceAll(":","\\:")}`),R=n=>{let e=t=>t?t.split(" ").map(a=>`__fish_seen_subcommand_from ${a}`).join("; and "):"__fish_use_subcommand";return`# Completion of gatekeeper in fish: gatekeeper completion fish | source
${n.flatMap(({path:t,next:a,flags:r,commands:s})=>{let p=a.length&&t?`${e(t)}; and not __fish_seen_subcommand_from ${a.map(([m])=>m).join(" ")}`:e(t),i=m=>`complete -c gatekeeper -n ${l(m)}`;return[...a.map(([m,c])=>`${i(p)} -f -a ${m} -d ${l(c)}`),...r.map(({long:m,short:c,value:j,choices:h,about:E})=>`${i(p)} -l ${m}${c?` -s ${c}`:""}${j?h?` -x -a ${l(h.join(" "))}`:" -r":""} -d ${l(E)}`),...s?[`${i(p)} -x -a '(__fish_complete_subcommand --fcs-skip=2)'`]:[]]}).join(`
`)}
`};var $={misused:$core(48),print:$core(49)},x=require("./lib/usage.cjs"),M=require("./lib/topics.cjs"),d=(n,e,o)=>({name:n,about:`print the completion for ${n}`,flags:[],examples:[[o,"for this shell; in its start-up file, for every one"]],act:async({operands:t})=>t.length?(0,$.misused)(`nothing is expected behind gatekeeper completion ${n}: ${t.join(" ")}; leave it out`):((0,$.print)(e(_(x.USAGES,await(0,M.topics)()))),0)}),S={name:"completion",about:"complete the command line of gatekeeper in your shell",deeds:[d("bash",k,'eval "$(gatekeeper completion bash)"'),d("zsh",O,'eval "$(gatekeeper completion zsh)"'),d("fish",R,"gatekeeper completion fish | source")]};0&&(module.exports={completion});
//0319c68bed20be13
