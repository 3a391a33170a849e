// What the value of an environment variable can be, and what each kind leads to.
import { type Effect, exact, literal, map, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { opensBus } from '../lib/bus.ts'
import { opensHypervisor } from '../lib/libvirt.ts'
import { isUsualHelper } from '../paths.ts'

export type Meaning = (value: Word, name: string) => readonly Step[]

/** Variables with one meaning, as `A | B_*`, and values of which each name must be asked about, and must not. */
export interface Row {
  readonly names: string
  readonly means: Meaning
  readonly examples: { readonly hits: readonly string[]; readonly misses: readonly string[] }
}

const all = (value: Word, test: (text: string) => boolean): boolean => value.values?.every(test) ?? false

/** Pagers, editors and helpers that everybody names do what they are there for; a shell there would run what it is given to show. */
const isUsualName = (text: string): boolean => isUsualHelper(text) && !/sh$/.test(text.trim())
/** A command line that a program hands to a shell, or starts by itself. */
export const runs: Meaning = value => (all(value, isUsualName) ? [] : [{ script: value, language: 'sh', hidden: true }])
/** The same, where programs of these names are what everybody sets it to. */
export const helper = (usual: RegExp): Meaning => (value, name) => (all(value, text => usual.test(text)) ? [] : runs(value, name))
/** less takes a pipe sign, a second one and a dash before the command line. */
export const pipes: Meaning = value => (all(value, text => isUsualName(text.replace(/^\|{0,2}-?/, ''))) ? [] : [{ script: map(value, text => text.replace(/^\|{0,2}-?/, '')), language: 'sh', hidden: true }])
/** The path of code that is loaded, one or several separated by colons or blanks. */
export const loads: Meaning = value => (value.values ? value.values.flatMap(parts).filter(Boolean).map((path): Effect => ({ kind: 'execute', target: literal(path) })) : [{ kind: 'execute', target: value }])
/** Files of which a program prints any line, if only to complain of it: one, or several separated by colons. */
export const reads: Meaning = value => (value.values ? value.values.flatMap(text => text.split(':')).filter(path => path && path !== '/dev/null').map((path): Effect => ({ kind: 'read', target: literal(path) })) : [{ kind: 'read', target: value }])
/** Folders in which programs, libraries or modules are looked for. An empty one is the working directory. */
export const folders: Meaning = value => (value.values ? value.values.flatMap(text => text.split(':')).filter(folder => !isUsual(folder)).map((folder): Effect => ({ kind: 'execute', target: literal(folder || '.') })) : [{ kind: 'execute', target: value }])
/** The same, where folders of the workspace's own source are nothing unusual. */
export const sources: Meaning = (value, name) => (all(value, text => text.split(':').every(part => /^(?:|\.|\.?\/?(?:src|lib|app|packages|python|tests?|backend)(?:\/[\w.-]+)*\/?)$/.test(part) && !part.includes('..'))) ? [] : folders(value, name))
/** One folder, or a list of folders, of settings or plug-ins. */
export const place: Meaning = (value, name) => (all(value, text => text === '' || text === '/dev/null' || text.split(':').every(isUsual)) ? [] : [unknown(value, `${name} decides where settings or plug-ins are looked for, which can run programs`)])
/** Where a manager of versions keeps what it runs: below /usr and its like, or in a folder of its own in a home. */
export const installation: Meaning = (value, name) => (all(value, text => text.split(':').every(folder => folder === '' || isUsual(folder) || isOwn(folder))) ? [] : [unknown(value, `${name} decides where programs are taken from`)])
/** A file of settings, some of which run programs. */
export const settings: Meaning = (value, name) => (all(value, text => text === '' || text === '/dev/null') ? [] : [unknown(value, `${name} names a file of settings, which can run programs`)])
/** A file of source text in another language. */
export const code = (language: string): Meaning => value => (exact(value) === '' ? [] : [{ kind: 'interpret', target: value, language, file: true }])
/** A file that a program writes as it goes. */
export const written: Meaning = target => (all(target, text => /^(?:\d*|true|false|-|\/dev\/(?:null|stdout|stderr))$/i.test(text)) ? [] : [{ kind: 'append', target }])
/** A folder that a program fills as it goes: under that for temporary files, a cache of the user's or one in the working directory it is nothing unusual. */
const HERE = /^\$(?:PWD|\{PWD\})\/(?=\.?cache)/
const CACHES = /^(?!.*\.\.)(?!(?:.*\/)?\.git(?:\/|$))(?:|(?:\/private)?(?:\/var)?\/tmp(?:\/[\w.-]+)*\/?|\/dev\/shm(?:\/[\w.-]+)*|(?:\/home\/[^/]+|\/Users\/[^/]+|\/root)\/(?:\.cache|Library\/Caches)(?:\/[\w.-]+)*\/?|(?:\.\/)?\.?[\w-]*(?:cache|target|build|tmp|temp)[\w.-]*(?:\/[\w.-]+)*\/?)$/i
export const caches: Meaning = target => (all(target, text => CACHES.test(text)) || (!target.values && HERE.test(target.text) && CACHES.test(target.text.replace(HERE, ''))) ? [] : [{ kind: 'write', target }])
/** The same, where what is in it is run: anybody can have put something into a folder for temporary files. */
export const stores: Meaning = (target, name) =>
  all(target, text => /^(?:\/private)?(?:\/var)?\/tmp(?:\/|$)|^\/dev\/shm/.test(text)) ? [unknown(target, `${name} holds code that is run, and anybody can write there`)] : caches(target, name)
/** Someone on the network who gets to see, or to answer, what a program sends. */
export const hosts: Meaning = target => (all(target, text => /^(?:|off|direct|\/(?:var\/)?run\/[\w./-]+|file:\/\/[\w./~-]*)$/.test(text)) ? [] : [{ kind: 'connect', target }])
/** Options or names of which only those that fit are known to run nothing. */
export const only = (harmless: RegExp): Meaning => (value, name) => (all(value, text => harmless.test(text)) ? [] : [unknown(value, `${name} can make programs run code`)])
/** Names that many use for something else, of which only values that fit mean anything here. */
export const unless = (harmful: RegExp, why: string): Meaning => (value, name) => (value.values?.some(text => harmful.test(text)) ? [unknown(value, `${name} ${why}`)] : [])
/** The address of a message bus. */
export const bus: Meaning = value => opensBus(value)
/** The address of a hypervisor. */
export const hypervisor: Meaning = value => opensHypervisor(value)
/** Whatever it is, known or not: what words become of it is the reading's to say. */
export const harmless: Meaning = () => []
/** Nothing but an empty value is harmless. */
export const any: Meaning = only(/^$/)
const expanded = (value: Word, name: string, change: (text: string) => string = text => text): readonly Step[] =>
  [unknown(value, `${name} is expanded by the shell, commands in it too`), { script: map(value, text => `: "${change(text).replaceAll('"', '\\"')}"`), language: 'bash' }]
/** The shell expands it as in double quotes before anything else. */
export const expands: Meaning = (value, name) => (all(value, text => !/[`]|\$\(/.test(text)) ? [] : expanded(value, name))
/** Programs that say the time or who is there, wherever the shell is by then. */
const USUAL_IN_PROMPTS = /\$\((?:date(?: -u)?(?: (?:"\+[^"$`\\]*"|'\+[^'$`\\]*'|\+[\w%:.-]*))?|hostname|whoami|pwd|id -un?)\)/g
/**
 * In a prompt bash reads escapes first, so that `\044(` is `$(` and `\[` nothing at all, and then expands what there is: commands, and what sets a variable or
 * expands the text of one again.
 */
const runsInPrompt = (text: string): boolean => /[`]|\$\(|\$\\|\\(?:[04]?44|[15]40)|\\D\{[^}]*\$|\$\{[^}]*[=@]/.test(text.replace(USUAL_IN_PROMPTS, ''))
export const prompts: Meaning = (value, name) => (all(value, text => !runsInPrompt(text)) ? [] : expanded(value, name, text => text.replace(/\\([0-7]{1,3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8) & 255))))
/** A shell script that is read before anything else, its name expanded first. */
export const startsWith: Meaning = (value, name) => (exact(value) === '' ? [] : [...expands(value, name), { file: value, language: 'sh' }])

const parts = (value: string): readonly string[] => value.split(/[:\s]+/)

const USUAL = /^(?:\/(?:usr|bin|sbin|lib|lib64|opt|snap|nix|Applications|Library)(?:\/|$)|(?:\/home\/[^/]+|\/Users\/[^/]+|\/root)\/(?:\.cargo\/bin|\.local\/bin|go\/bin|\.go\/bin|\.bun\/bin|\.deno\/bin|\.nvm\/|\.pyenv\/|\.rbenv\/|\.volta\/|\.asdf\/|\.local\/share\/(?:mise|pnpm|fnm)|\.npm-global\/bin|\.yarn\/bin|\.poetry\/bin|\.fnm|\.nodenv\/|\.sdkman\/|\.dotnet|\.krew\/bin|\.pixi\/bin|\.rye\/|miniconda3\/|anaconda3\/|Library\/pnpm|bin\/?$))/
const isUsual = (folder: string): boolean => !/(?:^|\/)\.\.(?:\/|$)/.test(folder) && (USUAL.test(folder) || /\/go\/bin\/?$|\/\.cargo\/bin\/?$|\/\.local\/bin\/?$/.test(folder))
const isOwn = (folder: string): boolean => !/(?:^|\/)\.\.(?:\/|$)/.test(folder) && /^(?:(?:\/var)?\/home\/[^/]+|\/Users\/[^/]+|\/root)\/\.(?!cache(?:\/|$)|git(?:\/|$))[\w-][\w.-]*(?:\/|$)/.test(folder)
