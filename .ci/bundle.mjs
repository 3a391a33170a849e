// Builds dist/: one small file with all that decides, one file per program that is known, and one per part that is loaded on demand.
// Nothing is in two files: what the core holds, the others take from it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const src = join(root, 'src')
const dist = join(root, 'dist')
/** What decides, and what every spec is made of, is loaded once and serves all. */
const CORE = ['cli/main.ts', 'gate.ts', 'commands/define.ts', 'commands/roles.ts'].map(path => join(src, path))
const at = path => relative(src, path).replaceAll('\\', '/')

const common = {
  absWorkingDir: root, bundle: true, write: false, metafile: true, platform: 'node', format: 'cjs', target: 'node20', minify: true,
  mainFields: ['module', 'main'], legalComments: 'none', charset: 'ascii', logLevel: 'silent',
  // `import()` starts the ESM loader, which costs more than all that gatekeeper does: a plain require stands in for it.
  supported: { 'dynamic-import': false },
}

/** The registry of programs, as an object of each spec under the file that holds it. */
async function readSpecs() {
  const { metafile } = await build({ ...common, entryPoints: [join(src, 'commands/index.ts')] })
  const files = metafile.inputs['src/commands/index.ts'].imports.filter(one => one.kind === 'import-statement').map(one => resolve(root, one.path)).filter(path => path !== join(src, 'commands/define.ts'))
  const contents = `${files.map((file, index) => `import s${index} from ${JSON.stringify(file)}\n`).join('')}export const specs = [${files.map((_, index) => `s${index}`)}]`
  const { outputFiles } = await build({ ...common, format: 'esm', stdin: { contents, resolveDir: src, loader: 'ts' } })
  const { specs } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
  return files.map((file, index) => ({ file, out: at(file).replace(/^commands\//, '').replace(/(\/index)?\.ts$/, '').replaceAll('/', '-'), names: [specs[index].name, ...(specs[index].aliases ?? [])] }))
}

/**
 * Stands in for src/commands/lookup.ts: the same answers, each spec loaded when it is first asked for. A program's own name is the name of its file;
 * other names are in a table that is only read when there is no such file.
 */
const LOOKUP = `import { existsSync } from 'node:fs'
import { load } from 'load:'
const loaded = new Map()
function find(name) {
  let path = /^[\\w+-][\\w.+-]*$/.test(name) ? __dirname + '/commands/' + name + '.cjs' : ''
  if (!path || !existsSync(path)) {
    const file = load(__dirname + '/aliases.cjs').find(name)
    path = file ? __dirname + '/commands/' + file + '.cjs' : ''
  }
  return path ? load(path).default : undefined
}
export function lookup(name) {
  if (loaded.has(name)) return loaded.get(name)
  const spec = find(name)
  if (loaded.size < 4096) loaded.set(name, spec)
  return spec
}`

/**
 * Loads a file of dist/, given its path. Node's own require looks for package.json files and symbolic links on its way, which takes longer than
 * reading and compiling the file; so do functions of node:path that nothing else needs.
 */
const LOAD = `import { readFileSync } from 'node:fs'
const beside = (path, id) => {
  let at = path.slice(0, path.lastIndexOf('/'))
  for (; id.startsWith('../'); id = id.slice(3)) at = at.slice(0, at.lastIndexOf('/'))
  return at + '/' + id.replace(/^\\.\\//, '')
}
const loaded = new Map()
export function load(path) {
  let part = loaded.get(path)
  if (!part) {
    part = new module.constructor(path, module)
    part.filename = path
    part.require = id => (id.endsWith('gatekeeper.cjs') ? module.exports : id.startsWith('.') ? load(beside(path, id)) : id.startsWith('/') ? load(id) : require(id))
    loaded.set(path, part)
    if (module.compile) module.compile(part, path)
    else part._compile(readFileSync(path, 'latin1'), path)
  }
  return part.exports
}
export const loadPart = name => load(__dirname + '/' + name)
/** Stands in for a function of a part. One shape for all: V8 keeps each that is spelt out, and there are hundreds. */
export const standIn = (name, key) => {
  let call
  return (...given) => (call ??= loadPart(name)[key])(...given)
}`
const loader = {
  name: 'loader',
  setup(api) {
    api.onResolve({ filter: /^load:$/ }, () => ({ path: 'load', namespace: 'load' }))
    api.onLoad({ filter: /.*/, namespace: 'load' }, () => ({ contents: LOAD, loader: 'js', resolveDir: src }))
  },
}

/** The names that are no file's. */
function aliasTable(specs) {
  const plain = []
  const patterns = []
  const files = new Set(specs.map(({ out }) => out))
  for (const { out, names } of specs)
    for (const name of names) {
      if (name.includes('*')) patterns.push(`[/^${name.replace(/[.+?()[\]{}|\\^$/]/g, '\\$&').replaceAll('*', '.*')}$/,${JSON.stringify(out)}]`)
      else if (name !== out) plain.push([name, out])
      if (name !== out && files.has(name)) throw new Error(`${out} claims the name ${name}, which is another program's file`)
    }
  return `const plain = new Map(${JSON.stringify(plain)}), patterns = [${patterns}]; exports.find = name => plain.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1]\n`
}

/**
 * Modules of which most calls need nothing, and which export functions alone: the core holds stand-ins that load the real ones when they are
 * first called. Each kilobyte that the core does not hold is one that no call has to compile.
 */
const RARE = [
  'shell/tree.ts', 'commands/environment.ts', 'commands/git/settings.ts', 'commands/input.ts', 'commands/lib/manifest.ts', 'policy/locate.ts', 'policy/places/home.ts', 'policy/places/patterns.ts', 'policy/wildcard.ts', 'policy/reach.ts', 'policy/bringing.ts', 'policy/hosts.ts', 'shell/assign.ts', 'shell/parameters.ts', 'shell/operators.ts', 'shell/strings.ts', 'shell/arithmetic.ts', 'shell/expansion.ts', 'shell/numbers.ts', 'shell/builtins.ts', 'shell/declare.ts', 'shell/glob.ts', 'shell/braces.ts', 'shell/compound.ts', 'shell/conditions.ts', 'shell/folder.ts', 'shell/redirects.ts', 'shell/groups.ts', 'shell/descriptors.ts', 'shell/consume.ts', 'commands/spellings.ts', 'facts/files.ts', 'commands/redirects.ts', 'commands/revealing.ts', 'model/variable-names.ts', 'following.ts', 'programs.ts', 'surroundings/index.ts', 'shell/links.ts', 'shell/written.ts', 'shell/input.ts', 'shell/child.ts', 'shell/functions.ts', 'shell/traps.ts', 'shell/merge.ts', 'shell/and-or.ts', 'shell/aliases.ts', 'shell/prefixes.ts', 'shell/dialects.ts', 'shell/families.ts', 'shell/fields.ts', 'shell/failing.ts', 'policy/layers.ts', 'policy/patterns.ts', 'policy/blocks.ts', 'policy/candidates.ts', 'policy/findings.ts', 'policy/modes.ts', 'settings/decode.ts', 'settings/place.ts', 'settings/jsonc.ts', 'settings/rules.ts', 'settings/layers.ts', 'settings/trust.ts', 'settings/always.ts', 'policy/marks.ts', 'commands/custom.ts', 'examples.ts', 'approvers/processes.ts', 'approvers/reach.ts', 'cli/reply.ts', 'cli/unasked.ts', 'cli/answers.ts', 'cli/past.ts', 'cli/session.ts', 'cli/shown.ts', 'cli/contents.ts', 'cli/example-problems.ts', 'cli/keep.ts', 'disk/folder.ts', 'disk/reason.ts', 'failure.ts', 'typing.ts', 'memory/index.ts', 'audit/redact.ts', 'facts/ignore.ts', 'facts/git/unsaved.ts', 'facts/account.ts', 'memory/file.ts', 'memory/lines.ts', 'memory/covers.ts', 'memory/shapes.ts', 'audit/key.ts', 'audit/sinks.ts', 'audit/tip.ts', 'audit/waiting.ts', 'facts/own.ts',
].map(path => join(src, path))

/** The names of what a module exports at run time, which must all be functions. */
async function exportsOf(file) {
  const { outputFiles } = await build({ ...common, format: 'esm', entryPoints: [file] })
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
  for (const [name, value] of Object.entries(module)) if (typeof value !== 'function') throw new Error(`${at(file)}: ${name} is no function, so nothing can stand in for it`)
  return Object.keys(module)
}

/** The same of one that may export anything. */
const namesIn = async file => Object.values((await build({ ...common, format: 'esm', entryPoints: [file] })).metafile.outputs)[0].exports

const rare = names => ({
  name: 'rare',
  setup(api) {
    api.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const list = names.get(path)
      if (!list) return undefined
      return { contents: `import { standIn } from "load:"; ${list.map(name => `export const ${name}=/* @__PURE__ */ standIn("part:${at(path)}","${name}");`).join('')}`, loader: 'js' }
    })
    api.onResolve({ filter: /^part:/ }, ({ path }) => ({ path, external: true }))
  },
})

/** What is loaded on demand loads what else is rare when it first calls that: `cd` needs nothing of arithmetic. */
const later = names => ({
  name: 'later',
  setup(api) {
    api.onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) => {
      const file = resolve(resolveDir, path)
      return kind === 'import-statement' && names.has(file) ? { path: file, namespace: 'later', sideEffects: false } : undefined
    })
    api.onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({ contents: `let part;const of=()=>part??=requirePart("part:${at(path)}");${names.get(path).map(name => `export const ${name}=(...a)=>of().${name}(...a);`).join('')}`, loader: 'js', resolveDir: src }))
    api.onResolve({ filter: /^part:/, namespace: 'later' }, ({ path }) => ({ path, external: true }))
  },
})

/** What is loaded on demand becomes a file of its own, named as its source. */
const lazy = found => ({
  name: 'lazy',
  setup(api) {
    api.onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const file = resolve(resolveDir, path)
      found.add(file)
      return { path: `part:${at(file)}`, external: true }
    })
  },
})

/** The prompts come as one package of many; those that nothing uses are left out. */
const prunes = {
  name: 'prunes',
  setup(api) {
    api.onResolve({ filter: /^@inquirer\/[a-z]+$/ }, async ({ path, pluginData, ...how }) => pluginData === 'again' ? undefined : { ...(await api.resolve(path, { ...how, pluginData: 'again' })), sideEffects: false })
  },
}

/** The same source with nothing in `examples: {...}`, which only tests and people read. They hold texts alone, so that quotes are all there is to skip. */
function withoutExamples(text) {
  const start = /\bexamples(?::\s*|[^=\n;{]*=\s*)\{/.exec(text)
  if (!start) return text
  let at = start.index + start[0].length
  for (let depth = 1; depth > 0; at++) {
    if (at >= text.length) throw new Error('examples without an end')
    const rest = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*.*?\*\/)/s.exec(text.slice(at, at + 20_000))
    if (rest) at += rest[0].length - 1
    else if (text[at] === '{') depth++
    else if (text[at] === '}') depth--
  }
  return `${text.slice(0, start.index + start[0].length)}}${withoutExamples(text.slice(at))}`
}

const lean = {
  name: 'lean',
  setup(api) {
    api.onLoad({ filter: /[\\/]src[\\/](?:commands|policy[\\/]rules)[\\/].*\.ts$/ }, ({ path }) => {
      return { contents: withoutExamples(readFileSync(path, 'utf8')), loader: 'ts' }
    })
  },
}

/** Stands in for src/policy/rules-on.ts: the rules of a kind are a file, which is loaded when an effect of that kind is judged. */
const RULES = `import { existsSync } from 'node:fs'
import { load } from 'load:'
export const rulesOn = kind => {
  const path = __dirname + '/rules/' + kind + '.cjs'
  return existsSync(path) ? load(path).default : []
}`

/** Each kind of effect with the rules that look at it, as files. */
async function readRules() {
  const { metafile } = await build({ ...common, entryPoints: [join(src, 'policy/rules/index.ts')] })
  const files = metafile.inputs['src/policy/rules/index.ts'].imports.map(one => resolve(root, one.path)).filter(path => dirname(path) === join(src, 'policy/rules'))
  const contents = `${files.map((file, index) => `import r${index} from ${JSON.stringify(file)}\n`).join('')}export const rules = [${files.map((_, index) => `r${index}`)}]`
  const { outputFiles } = await build({ ...common, format: 'esm', stdin: { contents, resolveDir: src, loader: 'ts' } })
  const { rules } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
  const kinds = new Map()
  for (const [index, { on }] of rules.entries()) for (const kind of on) kinds.set(kind, [...(kinds.get(kind) ?? []), files[index]])
  return kinds
}

/** git's families: a file each, and the table that stands in for src/commands/git/families.ts. */
async function readFamilies() {
  const { metafile } = await build({ ...common, entryPoints: [join(src, 'commands/git/families.ts')] })
  const files = metafile.inputs['src/commands/git/families.ts'].imports.map(one => resolve(root, one.path)).filter(file => /^export const subcommands\b/m.test(readFileSync(file, 'utf8')))
  return Promise.all(files.map(async file => {
    const { outputFiles } = await build({ ...common, format: 'esm', entryPoints: [file] })
    const { subcommands } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
    return { file, names: Object.keys(subcommands) }
  }))
}
const familyName = file => at(file).replace(/^.*\/|\.ts$/g, '')
const familyTable = families => `import { resolved } from '../lib/settle.ts'
import { inRepository } from './where.ts'
const folder = __dirname + '/git/'
export const subcommands = {}
for (const [family, names] of ${JSON.stringify(families.map(({ file, names }) => [familyName(file), names]))})
  for (const name of names) subcommands[name] = () => inRepository(resolved(require(folder + family + '.cjs').subcommands[name]))
export const examples = {}`
const families = {
  name: 'families',
  setup(api) {
    api.onLoad({ filter: /[\\/]git[\\/]families\.ts$/ }, async () => ({ contents: familyTable(await readFamilies()), loader: 'js', resolveDir: join(src, 'commands/git') }))
  },
}

/** The adapters of agents, each a file with all that it needs: what a call opens is its own agent's, and nothing else. */
async function readAgents() {
  const { metafile } = await build({ ...common, entryPoints: [join(src, 'agents/index.ts')] })
  return metafile.inputs['src/agents/index.ts'].imports.map(one => resolve(root, one.path)).map(file => ({ file, name: at(file).replace(/^.*\/|\.ts$/g, '') }))
}
const agents = await readAgents()
/** Claude Code's comes with the core, as the one that most calls are for. */
const AGENTS = `import { existsSync, readdirSync } from 'node:fs'
import { load } from 'load:'
import claudeCode from './claude-code.ts'
export const agentNames = () => readdirSync(__dirname + '/agents').map(file => file.slice(0, -4)).sort()
export const agentNamed = name => {
  if (name === 'claude-code') return claudeCode
  const path = __dirname + '/agents/' + name + '.cjs'
  return /^[a-z-]+$/.test(name) && existsSync(path) ? load(path).default : undefined
}`

const generated = {
  name: 'lookup',
  setup(api) {
    api.onLoad({ filter: /[\\/]commands[\\/]lookup\.ts$/ }, () => ({ contents: LOOKUP, loader: 'js', resolveDir: src }))
    api.onLoad({ filter: /[\\/]agents[\\/]index\.ts$/ }, () => ({ contents: AGENTS, loader: 'js', resolveDir: join(src, 'agents') }))
    api.onLoad({ filter: /[\\/]policy[\\/]rules-on\.ts$/ }, () => ({ contents: RULES, loader: 'js', resolveDir: src }))
  },
}

/** Modules of the core, and those that several specs share, are named here and filled in by `link`. */
const shared = (core, libs, specFiles, used) => ({
  name: 'shared',
  setup(api) {
    api.onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point' || kind === 'dynamic-import') return undefined
      const file = resolve(resolveDir, path)
      // People read the rules with their examples, which the core has not.
      if (/[\\/]policy[\\/]rules[\\/]/.test(file)) return undefined
      if (core.has(file)) used.add(file)
      if (core.has(file)) return { path: `core:${at(file)}`, external: true, sideEffects: false }
      if (libs.has(file) || specFiles.has(file)) return { path: `part:${at(file)}`, external: true, sideEffects: false }
      return undefined
    })
  },
})

const identifier = file => at(file).replace(/\.ts$/, '').replace(/\W/g, '_')

/** Puts the real places in for `part:`; `core:` is left to `lend`. */
function link(text, from, outOf) {
  const to = path => { const way = relative(dirname(from), path).replaceAll('\\', '/'); return way.startsWith('.') ? way : `./${way}` }
  const first = new Map()
  // Each module of Node is asked for once: the names that stand for it are all of one scope.
  const once = text.replace(/\b([\w$]+)=(require\("node:\w+"\))/g, (whole, name, call) => {
    const known = first.get(call)
    if (known === undefined) first.set(call, name)
    return known === undefined ? whole : `${name}=${known}`
  })
  // `require` itself would be given a stand-in wherever an ES module is made.
  const placed = once.replaceAll('requirePart("', 'require("').replace(/"part:([^"]+)"/g, (whole, source, at, all) => (all.slice(at - 8, at) === 'require(' ? whole : JSON.stringify(relative(dist, outOf(join(src, source))).replaceAll('\\', '/'))))
  return placed.replace(/require\("part:([^"]+)"\)/g, (_, source) => {
    const file = join(src, source)
    return `require(${JSON.stringify(to(outOf(file)))})`
  })
}

/** How a file takes what the core has: each by its name, all as one object of which it uses some, or that object for whatever it does with it. */
const TAKES = /(?:(\bconst)?\{([\w$:,]*)\}=|([\w$]+)=|)require\("core:([^"]+)"\)/g
function takes(text, lent, [, , list, whole, module]) {
  if (list !== undefined) return list.split(',').filter(Boolean).map(one => one.split(':')).map(([name, local = name]) => ({ name, local }))
  const names = lent.get(module)
  return (whole ? names.filter(name => new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${whole.replaceAll('$', '\\$')}\\.${name}(?![\\w$])`).test(text)) : names).map(name => ({ name, local: name }))
}
const takenBy = (text, lent) => [...text.matchAll(TAKES)].flatMap(found => takes(text, lent, found).map(({ name }) => `${found[4]} ${name}`))

/** Puts numbers in for `core:`: to make an object of all that a module has would cost more than to load the file that asks for two of them. */
function lend(text, path, lent, taken) {
  if (!text.includes('require("core:')) return text
  const numbered = text.replace(TAKES, (...found) => {
    const [, declares, list, whole, module] = found
    const all = takes(text, lent, found).map(({ name, local }) => [local, `$core(${taken.indexOf(`${module} ${name}`)})`])
    if (list !== undefined) return `${declares ? 'const ' : ''}${all.map(pair => pair.join('=')).join(',')}`
    return `${whole ? `${whole}=` : ''}{${all.map(pair => pair.join(':')).join(',')}}`
  })
  return numbered.replace(/^(?:"use strict";)?/, `"use strict";const $core=require(${JSON.stringify(relative(dirname(path), join(dist, 'gatekeeper.cjs')).replaceAll('\\', '/').replace(/^(?!\.)/, './'))}).core;`)
}

/** From an ES module without anything but static imports and exports to the shortest CommonJS: a spec is loaded once per process. */
function toCommonJs(text) {
  const renamed = (list, mark) => list.split(',').map(one => one.trim().replace(/^(\S+) as (\S+)$/, mark))
  const body = text
    .replace(/(?<=^|[;}\n])import\s*\*\s*as\s+(\w+|\$)\s*from\s*("[^"]+");/g, 'const $1=require($2);')
    .replace(/(?<=^|[;}\n])import(?:\s+(\w+|\$))?(?:\s*,)?\s*(?:\{([^}]*)\})?\s*from\s*("[^"]+");/g, (_, whole, list, from) =>
      `const{${[...(whole ? [`default:${whole}`] : []), ...(list ? renamed(list, '$1:$2') : [])]}}=require(${from});`)
    .replace(/export\s*\{([^}]*)\};?\s*$/, (_, list) => renamed(list, '$1:$2').map(one => { const [local, name = local] = one.split(':'); return `exports.${name}=${local};` }).join(''))
  // Whatever was missed is no CommonJS, and does not compile.
  new Script(`(function(exports,require){"use strict";${body}\n})`)
  return `"use strict";${body}`
}

/** The licence texts of all packages that are part of what is built. */
function licences(files) {
  const folders = new Set([...files].map(file => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]).filter(Boolean))
  return [...folders].map(folder => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = readdirSync(folder).filter(file => /^(licen[cs]e|copying)/i.test(file)).map(file => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
    return `${name} ${version} (${license})\n\n${text}\n`
  }).sort().join(`\n${'-'.repeat(80)}\n\n`)
}

/** The types of a module, and of all that they name, as files below dist/types. */
function declarations(entry) {
  const out = mkdtempSync(join(tmpdir(), 'gatekeeper-types-'))
  const kept = new Map()
  const follow = file => {
    if (kept.has(file)) return
    const text = readFileSync(file, 'utf8')
    kept.set(file, text)
    for (const [, path] of text.matchAll(/\b(?:from|import\() ?'(\.[^']+)\.ts'/g)) follow(resolve(dirname(file), `${path}.d.ts`))
  }
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, '.ci/types.json'), '--outDir', out], { stdio: ['ignore', 'inherit', 'inherit'] })
    follow(join(out, at(entry).replace(/\.ts$/, '.d.ts')))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  return [...kept].map(([file, text]) => [join(dist, 'types', relative(out, file)), text.replace(/(\b(?:from|import\() ?'\.[^']+)\.ts'/g, "$1.js'")])
}

process.on('uncaughtException', ({ message }) => { console.error(message); process.exit(1) })

const specs = await readSpecs()
const specFiles = new Map(specs.map(({ file, out }) => [file, join(dist, 'commands', `${out}.cjs`)]))
/** The library is one more part, which shares all that the program has. */
const library = join(src, 'index.ts')
const parts = new Set([...RARE, library])
const rareNames = new Map(await Promise.all(RARE.map(async file => [file, await exportsOf(file)])))
const first = await build({ ...common, outdir: dist, entryPoints: CORE, plugins: [lazy(parts), rare(rareNames), loader, generated] })
const inputsOf = result => Object.keys(result.metafile.inputs).map(path => resolve(root, path))
const core = new Set(inputsOf(first).filter(path => path.startsWith(src)))
const packages = new Set(inputsOf(first).filter(path => !path.startsWith(src)))

// What is loaded on demand, and what that loads on demand in turn.
for (let known = -1; known < parts.size; ) {
  known = parts.size
  await build({ ...common, outdir: dist, entryPoints: [...parts], plugins: [lazy(parts)] })
}

// Modules that more than one of the parts would hold become files of their own. What specs share is in each of them: a program's file is
// then the only one that is opened for it, which costs less than reading a few lines twice.
const nameOf = file => at(file).replace(/^(?:cli|commands)\/(?:lib\/)?/, '').replace(/(?:\/index)?\.ts$/, '').replaceAll('/', '-')
const users = new Map()
const entries = [...specFiles.keys(), ...parts]
const { metafile } = await build({ ...common, outdir: dist, entryPoints: entries.map((file, index) => ({ in: file, out: String(index) })), plugins: [lazy(parts), later(rareNames), shared(core, new Set(), specFiles, new Set())] })
for (const { inputs } of Object.values(metafile.outputs))
  for (const input of Object.keys(inputs).map(path => resolve(root, path))) users.set(input, (users.get(input) ?? 0) + 1)
const isCommand = file => at(file).startsWith('commands/')
const libs = new Set([...users].filter(([file, count]) => count > 1 && !core.has(file) && !entries.includes(file) && file.startsWith(src) && !isCommand(file)).map(([file]) => file))
// Whatever judges a path needs all of these: one file is opened sooner than six.
const settings = ['settings/decode.ts', 'settings/layers.ts', 'settings/keys.ts', 'settings/runs.ts', 'model/duration.ts', 'policy/patterns.ts', 'policy/blocks.ts', 'policy/candidates.ts', 'policy/findings.ts', 'policy/layers.ts', 'policy/wildcard.ts', 'policy/words.ts'].map(path => join(src, path))
const packs = [
  { out: join(dist, 'policy.cjs'), files: [...libs, join(src, 'policy/locate.ts')].filter(file => /^policy\/(?!rules)/.test(at(file)) && !settings.includes(file)) },
  // Whatever reads settings needs these, and of the others' a few lines.
  { out: join(dist, 'settings.cjs'), files: settings, own: new Set([join(src, 'policy/places/paths.ts')]) },
]
const packOf = file => packs.find(({ files }) => files.includes(file))
const outOf = file => packOf(file)?.out ?? specFiles.get(file) ?? join(dist, libs.has(file) ? 'lib' : '', `${nameOf(file)}.cjs`)

const used = new Set()
const outputs = new Map()
const variables = join(src, 'commands/environment.ts')
const emit = async (files, format) => {
  const entryPoints = files.map(file => ({ in: file, out: relative(dist, outOf(file)).replace(/\.cjs$/, '') }))
  const result = await build({ ...common, format, outdir: dist, entryPoints, plugins: [lazy(parts), ...(format === 'cjs' ? [later(rareNames)] : []), shared(core, libs, specFiles, used), families, prunes, ...(format === 'esm' || files.includes(git) || files.includes(variables) ? [lean] : [])] })
  for (const { path, text } of result.outputFiles) outputs.set(path.replace(/\.js$/, '.cjs'), link(format === 'esm' ? toCommonJs(text) : text, path, outOf))
  for (const path of inputsOf(result)) if (!path.startsWith(src)) packages.add(path)
}
const git = join(src, 'commands/git/index.ts')
await emit([...specFiles.keys()].filter(file => file !== git), 'esm')
await emit([git], 'cjs')
for (const { file } of await readFamilies()) {
  const path = join(dist, 'commands/git', `${familyName(file)}.cjs`)
  const result = await build({ ...common, format: 'esm', stdin: { contents: `export * from ${JSON.stringify(file)}`, resolveDir: src, loader: 'ts' }, plugins: [shared(core, new Set(), new Map(), used), lean] })
  outputs.set(path, link(toCommonJs(result.outputFiles[0].text), path, outOf))
}
for (const [kind, files] of await readRules()) {
  const contents = `${files.map((file, index) => `import r${index} from ${JSON.stringify(file)}\n`).join('')}export default [${files.map((_, index) => `r${index}`)}]`
  const path = join(dist, 'rules', `${kind}.cjs`)
  const result = await build({ ...common, format: 'esm', stdin: { contents, resolveDir: src, loader: 'ts' }, plugins: [shared(core, libs, specFiles, used), lean] })
  outputs.set(path, link(toCommonJs(result.outputFiles[0].text), path, outOf))
}
for (const { file, name } of agents) {
  const path = join(dist, 'agents', `${name}.cjs`)
  const result = await build({ ...common, format: 'esm', stdin: { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: src, loader: 'ts' }, plugins: [shared(core, new Set(), new Map(), used)] })
  outputs.set(path, link(toCommonJs(result.outputFiles[0].text), path, outOf))
}
for (const { out, files, own = new Set() } of packs) {
  // All names stand side by side, and none may be in two files.
  const contents = await Promise.all(files.toSorted().map(async file => `export { ${await namesIn(file)} } from ${JSON.stringify(file)}\n`))
  const outside = file => !files.includes(file) && !own.has(file)
  const result = await build({ ...common, format: 'esm', stdin: { contents: contents.join(''), resolveDir: src, loader: 'ts' }, plugins: [later(new Map([...rareNames].filter(([file]) => outside(file)))), shared(core, new Set([...libs].filter(outside)), specFiles, used), lean] })
  outputs.set(out, link(toCommonJs(result.outputFiles[0].text), out, outOf))
}
await emit([variables], 'cjs')
await emit([...parts, ...libs].filter(file => !packOf(file) && file !== variables), 'cjs')

// What parts take from the core has a number each. Run by itself, the core starts. The table of programs is there for the tests.
const lent = new Map(await Promise.all([...used].sort().map(async file => [at(file), await namesIn(file)])))
const taken = [...new Set([...outputs.values()].flatMap(text => takenBy(text, lent)))].sort()
for (const [path, text] of outputs) outputs.set(path, lend(text, path, lent, taken))
const contents = `${[...used].sort().map(file => `import * as ${identifier(file)} from ${JSON.stringify(file)}\n`).join('')}import { main } from ${JSON.stringify(join(src, 'cli/main.ts'))}
export function core(number) {
  switch (number) {
${taken.map((one, number) => `    case ${number}: return ${identifier(join(src, one.replace(/ .*/, '')))}.${one.replace(/.* /, '')}`).join('\n')}
  }
}
export { main }
export { lookup } from ${JSON.stringify(join(src, 'commands/lookup.ts'))}
if (require.main === module) main()`
// Ordinary functions are compiled when they are first called; V8 looks further into arrow functions before that.
const last = await build({ ...common, supported: { ...common.supported, arrow: false }, stdin: { contents, resolveDir: src, loader: 'ts' }, plugins: [lazy(parts), rare(rareNames), loader, generated, lean] })
outputs.set(join(dist, 'gatekeeper.cjs'), link(last.outputFiles[0].text, join(dist, 'gatekeeper.cjs'), outOf))

// What is imported is an ES module whose names can be seen; it loads the rest, which is CommonJS.
const names = Object.values((await build({ ...common, format: 'esm', outdir: dist, entryPoints: [library] })).metafile.outputs)[0].exports
outputs.set(join(dist, 'index.js'), `import library from "./${relative(dist, outOf(library))}"\nexport const { ${names.sort().join(', ')} } = library\n`)
for (const [path, text] of declarations(library)) outputs.set(path, text)

outputs.set(join(dist, 'aliases.cjs'), aliasTable(specs))
outputs.set(join(dist, 'LICENSES.txt'), licences(packages))
const fresh = `${dist}.${process.pid}`
for (const [path, text] of [...outputs].sort()) {
  const target = join(fresh, relative(dist, path))
  mkdirSync(dirname(target), { recursive: true })
  // A file ends with its hash, under which bin/gatekeeper finds what V8 made of it.
  writeFileSync(target, path.endsWith('.cjs') ? `${text.trimEnd()}\n//${createHash('sha256').update(text).digest('hex').slice(0, 16)}\n` : text)
}
rmSync(dist, { recursive: true, force: true })
renameSync(fresh, dist)
