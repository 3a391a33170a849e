"use strict";var o=Object.defineProperty;var d=Object.getOwnPropertyDescriptor;var l=Object.getOwnPropertyNames;var a=Object.prototype.hasOwnProperty;var c=(n,t)=>{for(var r in t)o(n,r,{get:t[r],enumerable:!0})},p=(n,t,r,e)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of l(t))!a.call(n,s)&&s!==r&&o(n,s,{get:()=>t[s],enumerable:!(e=d(t,s))||e.enumerable});return n};var u=n=>p(o({},"__esModule",{value:!0}),n);var A={};c(A,{hazardsOf:()=>S,planArgv:()=>$,planEnd:()=>v,planLine:()=>f,planText:()=>x});module.exports=u(A);var y=/^(?:BASH_ENV|SHELLOPTS|BASHOPTS|PS4|ZDOTDIR|BASH_FUNC_.*)$/,S=(n,t=!1)=>Object.keys(n).filter(r=>y.test(r)&&!r.includes(`
`)||t&&r==="ENV").sort(),g=n=>n.length?["/usr/bin/env",...n.flatMap(t=>["-u",t])]:[],i=(n,t,r)=>`${[n,...[...t].reverse()].join(`
`)}

${r}.`,$=(n,t)=>i(`argv ${n}`,g(t),""),f=(n,t,r,e,s)=>i(`text ${r}${e===void 0?"":` ${e}`}`,[...g(s),...n,"-c"],t),x=n=>i("say",[],n),v=n=>i(`end ${n}`,[],"");0&&(module.exports={hazardsOf,planArgv,planEnd,planLine,planText});
//6422502ebaae2e15
