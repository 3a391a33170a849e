// Names in JavaScript that only compute or look, and calls whose deeds are known. Source: the references of ECMAScript and Node 20, Deno 2, Bun 1.
import type { Deed } from './inline-calls.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const KEYWORDS = words('await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity')

/** Globals that only compute, and those that print. */
export const GLOBALS = words(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`)

/** Members of any value: none of them runs text, leads to a constructor or changes a file. */
export const MEMBERS = words(`
  abs acos add all allSettled asin at atan atan2 ceil charAt charCodeAt clear codePointAt concat cos count cwd debug description dir endsWith entries error every exec exit exitCode fill filter find findIndex findLast
  flags flat flatMap floor forEach format from fromCharCode fromCodePoint fromEntries get getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime getTimezoneOffset group groupEnd groups
  has hash hasOwn hostname href includes index indexOf info input isArray isInteger isNaN isSafeInteger join keys last lastIndexOf length localeCompare log match matchAll max message min name now of origin padEnd padStart
  parse path pathname platform pop pow protocol push random reduce reduceRight repeat replace replaceAll resolve reverse round search searchParams set shift size slice some sort source splice split sqrt startsWith stack stringify
  substring substr sum table test then toFixed toISOString toJSON toLocaleString toLowerCase toString toUpperCase trim trimEnd trimStart trunc type unshift value values version versions warn with toSorted toReversed
  node v8 arch argv pid argv0 execPath title uptime hrtime memoryUsage finally port username password scripts dependencies devDependencies peerDependencies engines main module bin files workspaces private license author
  MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON PI E basename dirname extname relative normalize sep isAbsolute delimiter EOL cpus totalmem freemem homedir tmpdir release byteLength compare equals readInt8 readUInt8 readUInt16LE readUInt32LE toString
`)

/** Modules of node that only compute, as far as members above go. */
export const MODULES = words('path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder')
/** Modules with deeds below. */
export const ACTING = words('fs node:fs fs/promises node:fs/promises child_process node:child_process fs-extra')

/** Functions by the last part of their name; those of child_process and fs are rarely mistaken for another's. */
export const DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['execSync', 'script'], ['spawnSync', 'spawn'], ['execFileSync', 'spawn'], ['execFile', 'spawn'],
  ['rmSync', 'delete'], ['rmdirSync', 'delete'], ['unlinkSync', 'delete'], ['unlink', 'delete'], ['rmdir', 'delete'], ['rm', 'delete'], ['removeSync', 'deleteTree'],
  ['writeFileSync', 'write'], ['writeFile', 'write'], ['appendFileSync', 'append'], ['appendFile', 'append'], ['mkdirSync', 'write'], ['createWriteStream', 'write'], ['truncateSync', 'write'], ['writeTextFileSync', 'write'], ['outputFileSync', 'write'],
  ['readFileSync', 'read'], ['readFile', 'read'], ['createReadStream', 'read'], ['readTextFileSync', 'read'], ['readTextFile', 'read'], ['readJsonSync', 'read'],
  ['existsSync', 'list'], ['readdirSync', 'list'], ['statSync', 'list'], ['lstatSync', 'list'], ['realpathSync', 'list'],
  ['renameSync', 'move'], ['copyFileSync', 'copy'], ['cpSync', 'copyTree'], ['chmodSync', 'permit'], ['chownSync', 'permit'], ['symlinkSync', 'link'],
])
/** Of these only reading is harmless enough for a program to be known as a whole. */
export const QUIET_DEEDS = words('readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync')
