"use strict";var s=Object.defineProperty;var h=Object.getOwnPropertyDescriptor;var b=Object.getOwnPropertyNames;var f=Object.prototype.hasOwnProperty;var u=(n,e)=>{for(var r in e)s(n,r,{get:e[r],enumerable:!0})},k=(n,e,r,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of b(e))!f.call(n,t)&&t!==r&&s(n,t,{get:()=>e[t],enumerable:!(o=h(e,t))||o.enumerable});return n};var w=n=>k(s({},"__esModule",{value:!0}),n);var E={};u(E,{blockAdded:()=>W,blockIn:()=>A,withoutBlock:()=>B});module.exports=w(E);var c=require("./settings-import-toml.cjs"),p="# gatekeeper begins",m="# gatekeeper ends";function W(n,e,r){let o=n.includes(`\r
`)?`\r
`:`
`,t=(0,c.parseToml)(n.replaceAll(`\r
`,`
`));if("problem"in t)return{problem:`it cannot be read: ${t.problem}`};if(t.some(i=>i.name===""&&[...i.table.keys()].some(d=>d===r||d.startsWith(`${r}.`))||i.name.startsWith(`${r}.`)))return{problem:`${r} in it is written in a form that nothing can be added to; write it as [[${r}]]`};let $=`${n===""||n.endsWith(`
`)?"":o}${n.trim()?o:""}${p}
${e}${m}
`,l=n+$.replace(/\r?\n/g,o),a=(0,c.parseToml)(l.replaceAll(`\r
`,`
`));return"problem"in a?{problem:`the block does not fit into it: ${a.problem}`}:{text:l}}var g=new RegExp(`(?:^|\\n)${p}\\r?\\n[^]*?\\n${m}(?:\\r?\\n|$)`),A=n=>g.exec(n)?.[0].trim();function B(n){let e=g.exec(n);return e?n.slice(0,e.index+(e[0].startsWith(`
`)?1:0)).replace(/(^|\n)\r?\n$/,"$1")+n.slice(e.index+e[0].length):n}0&&(module.exports={blockAdded,blockIn,withoutBlock});
//c6f3a36a91877298
