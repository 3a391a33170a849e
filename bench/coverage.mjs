// Holds the specs against the documentation on this machine: which documented options does a spec not know, or read with a value where there is none?
//   node bench/coverage.mjs [program ...] [--json] [--keep FILE]     MANPATH and PATH name more places to look, such as where packages were unpacked
// Reading the documentation takes most of the time: with --keep, what was found in it is written to a file and taken from there the next time.
import { accessSync, constants, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, withScratch } from './bundle.mjs'
import { manPages, optionsOfHelp, optionsOfPage } from './documented.mjs'
import { HELPS, OTHERS, reason } from './uncovered.mjs'

const args = process.argv.slice(2)
const json = args.includes('--json')
const at = args.indexOf('--keep')
const file = at < 0 ? undefined : args.splice(at, 2)[1]
const kept = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const keep = (key, read) => (kept[key] ??= read())
const wanted = args.filter(arg => !arg.startsWith('--'))

/** What stands behind an option when a spec is asked how many of them it takes. */
const WORDS = ['one', 'two', 'three']

const program = name => (process.env.PATH ?? '').split(':').map(folder => join(folder, name)).find(path => {
  try { accessSync(path, constants.X_OK); return true } catch { return false }
})

await withScratch(async scratch => {
  const { specs, resolve, describe, grammarOf, match, literal } = await import(await bundle(scratch, ['src/commands/index.ts', 'src/commands/describe.ts', 'src/commands/grammar.ts', 'src/commands/match.ts', 'src/model/index.ts']))

  /** A body with those that it takes options over from, and all below it. */
  const below = (body, parents, path) => [
    [body, parents, path],
    ...Object.entries(body.subcommands ?? {}).flatMap(([key, inner]) => below(resolve(inner), body.inherit ? [body, ...parents] : [], [...path, key.split('|')[0].trim()])),
  ]
  /** The body behind a name such as `remote-add`, whose dashes part subcommands or belong to one. */
  function find(body, parts, parents = [], path = []) {
    if (!parts.length) return [body, parents, path]
    for (let size = parts.length; size > 0; size--) {
      const name = parts.slice(0, size).join('-')
      const key = Object.keys(body.subcommands ?? {}).find(one => one.split('|').some(part => part.trim() === name))
      const found = key && find(resolve(body.subcommands[key]), parts.slice(size), body.inherit ? [body, ...parents] : [], [...path, name])
      if (found) return found
    }
    return undefined
  }

  /** How a body reads an option and the words behind it: undefined when it does not know it. */
  function reading([body, parents], name) {
    const grammar = grammarOf(body, parents)
    if (grammar.style === 'none') return { count: undefined }
    const { found, surprises } = match(grammar, [name, ...WORDS].map(text => literal(text)), false)
    const [first] = found
    if (!first || surprises.length || found.length > 1) return undefined
    // Another option that this one is the start of is not it.
    if (name.startsWith('--') && !first.option.names.includes(name) && !first.option.names.includes(name.slice(1)) && !grammar.option(name)) return undefined
    const attaches = ['=1', ...(name.startsWith('--') ? [] : ['1'])].map(value => match(grammar, [literal(name + value)])).some(one => !one.surprises.length && one.found.length === 1)
    return { count: first.option.takes === 'until-semicolon' ? undefined : first.words.filter(({ text }) => WORDS.includes(text)).length, attaches }
  }
  /** What is said of a line, with the option's own words taken as it takes them and as the documentation does. */
  const steps = (program, path, words) => JSON.stringify(describe({ program: literal(program), args: [...path, ...words].map(text => literal(text)), assignments: [], cwd: literal('/w'), stdin: undefined }, program).steps)
  const differs = (program, path, name, more) => steps(program, path, [name, ...WORDS]) !== steps(program, path, [name, ...(more ? ['zero', ...WORDS] : WORDS.slice(1))])

  function compare(program, bodies, { name, takes, count }) {
    let wrong
    let known = false
    for (const one of bodies) {
      const read = reading(one, name)
      if (!read) continue
      known = true
      const more = takes === 'none' || takes === 'optional'
      const agrees =
        takes === undefined || read.count === undefined ? true
        : takes === 'attached' ? read.attaches
        : takes === 'optional' ? read.count === 0 && (read.attaches || !name.startsWith('--'))
        : takes === 'none' ? read.count === 0
        : read.count > 0 && (count < 2 || read.count === count)
      if (agrees) return 'known'
      const attaches = takes === 'attached' || (takes === 'optional' && read.count === 0)
      // Where a word more or less changes nothing, it does not matter who takes it.
      if (!attaches && !differs(program, one[2], name, more)) continue
      wrong ??= attaches ? 'takes an attached value' : takes === 'optional' ? 'takes only an attached value' : takes === 'none' ? 'takes no value' : read.count ? `takes ${count} values` : 'takes a value'
    }
    return wrong ?? (known ? 'known' : 'unknown')
  }

  const pages = manPages()
  const rows = []
  for (const spec of specs) {
    if (wanted.length ? !wanted.includes(spec.name) : OTHERS.has(spec.name)) continue
    const names = [spec.name, ...(spec.aliases ?? [])].filter(name => !name.includes('*') && !OTHERS.has(name))
    const sources = []
    const seen = new Set()
    const add = (title, page, bodies, called = spec.name) => {
      const path = realpathSync(page.file)
      if (!seen.has(path)) sources.push({ title, called, options: keep(path, () => optionsOfPage(page)), bodies })
      seen.add(path)
    }
    for (const name of names) {
      if (pages.has(name)) add(name, pages.get(name), below(spec, [], []), name)
      if (spec.subcommands) for (const [title, page] of pages) {
        const body = title.startsWith(`${name}-`) && !specs.some(other => other.name === title || other.aliases?.includes(title)) && find(spec, title.slice(name.length + 1).split('-'))
        if (body) add(title, page, below(...body), name)
      }
    }
    if (!sources.some(({ options }) => options.length) && program(spec.name)) sources.push({ title: spec.name, called: spec.name, options: keep(spec.name, () => optionsOfHelp([spec.name], scratch)), bodies: below(spec, [], []) })
    if (HELPS.has(spec.name) && program(spec.name)) for (const [key, inner] of Object.entries(spec.subcommands ?? {})) {
      const [sub] = key.split('|').map(part => part.trim())
      if (/^[\w-]+$/.test(sub)) sources.push({ title: `${spec.name} ${sub}`, called: spec.name, options: keep(`${spec.name} ${sub}`, () => optionsOfHelp([spec.name, sub], scratch)), bodies: below(resolve(inner), spec.inherit ? [spec] : [], [sub]) })
    }
    const row = { program: spec.name, documented: 0, known: 0, deliberate: 0, unknown: [], mismatched: [] }
    for (const { title, called, options, bodies } of sources) for (const option of options) {
      row.documented++
      const said = compare(called, bodies, option)
      if (said !== 'known' && reason(spec.name, title, option, said)) row.deliberate++
      else if (said === 'unknown') row.unknown.push({ title, ...option })
      else {
        row.known++
        if (said !== 'known') row.mismatched.push({ title, ...option, said })
      }
    }
    if (row.documented) rows.push(row)
  }

  if (file) writeFileSync(file, JSON.stringify(kept))
  if (json) return console.log(JSON.stringify(rows))
  for (const { program: name, documented, known, deliberate, unknown, mismatched } of rows) {
    console.log(`${name}: ${documented} documented, ${known} known${deliberate ? `, ${deliberate} deliberately not` : ''}${unknown.length ? `, ${unknown.length} unknown` : ''}${mismatched.length ? `, ${mismatched.length} read otherwise` : ''}`)
    for (const { title, name: option, line } of unknown) console.log(`  unknown  ${title} ${option}: ${line}`)
    for (const { title, name: option, line, said } of mismatched) console.log(`  ${said}  ${title} ${option}: ${line}`)
  }
  const sum = key => rows.reduce((total, row) => total + (row[key].length ?? row[key]), 0)
  console.log(`${rows.length} programs: ${sum('documented')} options documented, ${sum('known')} known, ${sum('deliberate')} deliberately not, ${sum('unknown')} unknown, ${sum('mismatched')} read otherwise`)
})
