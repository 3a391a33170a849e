// Names in JavaScript that only compute or look, and calls whose deeds are known. Source: the references of ECMAScript and Node 20, Deno 2, Bun 1.
import type { Deed } from './inline-calls.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const KEYWORDS = words('await break case catch const continue default delete do else false finally for function if in instanceof let new null of return switch throw true try typeof undefined var void while async NaN Infinity')

/** Globals that only compute, and those that print. */
export const GLOBALS = words(`
  Array ArrayBuffer BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set String Symbol SyntaxError TypeError URL URLSearchParams Uint8Array WeakMap Buffer TextDecoder TextEncoder
  parseFloat parseInt isNaN isFinite decodeURIComponent encodeURIComponent decodeURI encodeURI atob btoa console structuredClone performance
`)

/** Members that lead to running text, to loading code, or out of what the globals above can do. Data may have any other. */
export const LEADING = /^(constructor|prototype|__\w*|call|apply|bind|caller|callee|arguments|require|import|eval|Function|process|global|globalThis|child_process|exec(Sync|File|FileSync)|spawn(Sync)?|fork|promisify|getBuiltinModule|mainModule|binding|dlopen|_\w+|Console|setPriority|defineProperty|setPrototypeOf|assign)$/
/** Members of process that only tell, print or end. */
export const PROCESS = words('argv argv0 execArgv execPath exit exitCode version versions platform arch pid ppid cwd stdout stderr stdin uptime hrtime memoryUsage cpuUsage title release features on once nextTick')

/** Modules of node that only compute, as far as members above go. */
export const MODULES = words('path node:path url node:url util node:util os node:os assert node:assert querystring node:querystring string_decoder node:string_decoder')
/** Modules of files, whose deeds are below. */
export const FILES = words('fs node:fs fs/promises node:fs/promises')

/** Functions by the last part of their name; those of child_process and fs are rarely mistaken for another's. */
export const DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  ['execSync', 'script'], ['spawnSync', 'spawn'], ['execFileSync', 'spawn'], ['execFile', 'spawn'],
  ['rmSync', 'delete'], ['rmdirSync', 'delete'], ['unlinkSync', 'delete'], ['unlink', 'delete'], ['rmdir', 'delete'], ['rm', 'delete'], ['removeSync', 'deleteTree'],
  ['writeFileSync', 'write'], ['writeFile', 'write'], ['appendFileSync', 'append'], ['appendFile', 'append'], ['mkdirSync', 'write'], ['createWriteStream', 'write'], ['truncateSync', 'write'], ['writeTextFileSync', 'write'], ['outputFileSync', 'write'],
  ['readFileSync', 'read'], ['readFile', 'read'], ['createReadStream', 'read'], ['readTextFileSync', 'read'], ['readTextFile', 'read'], ['readJsonSync', 'read'],
  ['existsSync', 'list'], ['readdirSync', 'list'], ['statSync', 'list'], ['lstatSync', 'list'], ['realpathSync', 'list'],
  ['renameSync', 'move'], ['copyFileSync', 'copy'], ['cpSync', 'copyTree'], ['chmodSync', 'permit'], ['chownSync', 'permit'], ['symlinkSync', 'link'],
])
/** Names that are common elsewhere (`/x/.exec(y)`), and run programs where child_process is used. */
export const PROCESS_DEEDS: ReadonlyMap<string, Deed> = new Map<string, Deed>([['exec', 'script'], ['spawn', 'spawn']])
/** Of these only reading is harmless enough for a program to be known as a whole. */
export const QUIET_DEEDS = words('readFileSync existsSync readdirSync statSync lstatSync realpathSync readTextFileSync')
/** Names of further functions of fs, which change something or lead to what does. */
export const FILE_NAMES = words(`
  access chmod chown close closeSync copyFile cp cpSync fchmod fchown fdatasync fsync ftruncate futimes lchmod lchown link linkSync lutimes mkdtemp mkdtempSync mkdir open openSync opendir promises read readv rename rm rmdir
  symlink truncate utimes utimesSync watch watchFile write writeSync writev writevSync openAsBlob glob globSync ReadStream WriteStream FileReadStream FileWriteStream Dir
`)
