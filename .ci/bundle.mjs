// Builds dist/: one small file with all that decides, one file per program that is known, and one per part that is loaded on demand.
// Nothing is in two files: what the core holds, the others take from it.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

/** Stands in for src/commands/lookup.ts: the same answers, each spec loaded when it is first asked for. */
function lookupSource(specs) {
  const plain = new Map()
  const patterns = []
  for (const { out, names } of specs)
    for (const name of names) {
      if (/[\s]/.test(name)) throw new Error(`${out}: a blank in the name '${name}'`)
      if (name.includes('*')) patterns.push([name, out])
      else plain.set(name, out)
    }
  const table = `\n${[...plain].map(([name, out]) => (name === out ? name : `${name} ${out}`)).join('\n')}\n`
  const tests = patterns.map(([name, out]) => `[/^${name.replace(/[.+?()[\]{}|\\^$/]/g, '\\$&').replaceAll('*', '.*')}$/,${JSON.stringify(out)}]`)
  return `const table = ${JSON.stringify(table)}, patterns = [${tests}], loaded = new Map()
function find(name) {
  if (/\\s/.test(name)) return patterns.find(([pattern]) => pattern.test(name))?.[1]
  const start = table.indexOf('\\n' + name + '\\n')
  if (start >= 0 && name) return name
  const from = table.indexOf('\\n' + name + ' ')
  return from >= 0 && name ? table.slice(from + name.length + 2, table.indexOf('\\n', from + 1)) : patterns.find(([pattern]) => pattern.test(name))?.[1]
}
export function lookup(name) {
  if (loaded.has(name)) return loaded.get(name)
  const file = find(name), path = './commands/' + file + '.cjs', spec = file && require(path).default
  if (loaded.size < 4096) loaded.set(name, spec)
  return spec
}`
}

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

const generated = specs => ({
  name: 'lookup',
  setup(api) {
    api.onLoad({ filter: /[\\/]commands[\\/]lookup\.ts$/ }, () => ({ contents: lookupSource(specs), loader: 'js' }))
  },
})

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

/** Puts the real places in for `core:` and `part:`. */
function link(text, from, outOf) {
  const to = path => { const way = relative(dirname(from), path).replaceAll('\\', '/'); return way.startsWith('.') ? way : `./${way}` }
  return text.replace(/require\("(core|part):([^"]+)"\)/g, (_, kind, source) => {
    const file = join(src, source)
    return kind === 'core' ? `require(${JSON.stringify(to(join(dist, 'gatekeeper.cjs')))}).${identifier(file)}` : `require(${JSON.stringify(to(outOf(file)))})`
  })
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

process.on('uncaughtException', ({ message }) => { console.error(message); process.exit(1) })

const specs = await readSpecs()
const specFiles = new Map(specs.map(({ file, out }) => [file, join(dist, 'commands', `${out}.cjs`)]))
const parts = new Set()
const first = await build({ ...common, outdir: dist, entryPoints: CORE, plugins: [lazy(parts), generated(specs)] })
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
const { metafile } = await build({ ...common, outdir: dist, entryPoints: entries.map((file, index) => ({ in: file, out: String(index) })), plugins: [lazy(parts), shared(core, new Set(), specFiles, new Set())] })
for (const { inputs } of Object.values(metafile.outputs))
  for (const input of Object.keys(inputs).map(path => resolve(root, path))) users.set(input, (users.get(input) ?? 0) + 1)
const isCommand = file => at(file).startsWith('commands/')
const libs = new Set([...users].filter(([file, count]) => count > 1 && !core.has(file) && !entries.includes(file) && file.startsWith(src) && !isCommand(file)).map(([file]) => file))
const outOf = file => specFiles.get(file) ?? join(dist, libs.has(file) ? 'lib' : '', `${nameOf(file)}.cjs`)

// The table of programs is there for the tests, which compare it with the source's.
const used = new Set([join(src, 'cli/main.ts'), join(src, 'commands/lookup.ts')])
const outputs = new Map()
const emit = async (files, format) => {
  const entryPoints = files.map(file => ({ in: file, out: relative(dist, outOf(file)).replace(/\.cjs$/, '') }))
  const result = await build({ ...common, format, outdir: dist, entryPoints, plugins: [lazy(parts), shared(core, libs, specFiles, used), prunes, ...(format === 'esm' ? [lean] : [])] })
  for (const { path, text } of result.outputFiles) outputs.set(path.replace(/\.js$/, '.cjs'), link(format === 'esm' ? toCommonJs(text) : text, path, outOf))
  for (const path of inputsOf(result)) if (!path.startsWith(src)) packages.add(path)
}
await emit([...specFiles.keys()], 'esm')
await emit([...parts, ...libs], 'cjs')

const contents = `${[...used].sort().map(file => `export * as ${identifier(file)} from ${JSON.stringify(file)}`).join('\n')}\nexport { main } from ${JSON.stringify(join(src, 'cli/main.ts'))}`
const last = await build({ ...common, stdin: { contents, resolveDir: src, loader: 'ts' }, plugins: [lazy(parts), generated(specs), lean] })
outputs.set(join(dist, 'gatekeeper.cjs'), link(last.outputFiles[0].text, join(dist, 'gatekeeper.cjs'), outOf))

outputs.set(join(dist, 'LICENSES.txt'), licences(packages))
const fresh = `${dist}.${process.pid}`
for (const [path, text] of [...outputs].sort()) {
  const target = join(fresh, relative(dist, path))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
rmSync(dist, { recursive: true, force: true })
renameSync(fresh, dist)
