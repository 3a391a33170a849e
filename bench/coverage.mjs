// Holds the specs against the documentation on this machine: which documented options does a spec not know, or read with a value where there is none?
//   node bench/coverage.mjs [program ...] [--json]     MANPATH and PATH name more places to look, such as where packages were unpacked
import { accessSync, constants, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, withScratch } from './bundle.mjs'
import { manPages, optionsOfHelp, optionsOfPage } from './documented.mjs'
import { DELIBERATE, HELPS, OTHERS } from './uncovered.mjs'

const args = process.argv.slice(2)
const json = args.includes('--json')
const wanted = args.filter(arg => !arg.startsWith('--'))

const program = name => (process.env.PATH ?? '').split(':').map(folder => join(folder, name)).find(path => {
  try { accessSync(path, constants.X_OK); return true } catch { return false }
})

await withScratch(async scratch => {
  const { specs, resolve, grammarOf, match, literal } = await import(await bundle(scratch, ['src/commands/index.ts', 'src/commands/describe.ts', 'src/commands/grammar.ts', 'src/commands/match.ts', 'src/model/index.ts']))

  /** A body with those that it takes options over from, and all below it. */
  const below = (body, parents = []) => [[body, parents], ...Object.values(body.subcommands ?? {}).flatMap(inner => below(resolve(inner), body.inherit ? [body, ...parents] : []))]
  /** The body behind a name such as `remote-add`, whose dashes part subcommands or belong to one. */
  function find(body, parts, parents = []) {
    if (!parts.length) return [body, parents]
    for (let size = parts.length; size > 0; size--) {
      const name = parts.slice(0, size).join('-')
      const key = Object.keys(body.subcommands ?? {}).find(one => one.split('|').some(part => part.trim() === name))
      const found = key && find(resolve(body.subcommands[key]), parts.slice(size), body.inherit ? [body, ...parents] : [])
      if (found) return found
    }
    return undefined
  }

  /** How a body reads an option and the words behind it: undefined when it does not know it. */
  function reading([body, parents], name) {
    const grammar = grammarOf(body, parents)
    if (grammar.style === 'none') return 'any'
    const { found, surprises } = match(grammar, [name, 'one', 'two', 'three'].map(literal), false)
    const [first] = found
    if (!first || surprises.length || found.length > 1) return undefined
    // Another option that this one is the start of is not it.
    if (name.startsWith('--') && !first.option.names.includes(name) && !first.option.names.includes(name.slice(1)) && !grammar.option(name)) return undefined
    const attached = match(grammar, [literal(`${name}=one`)])
    return { count: first.option.takes === 'until-semicolon' ? 'any' : first.words.filter(word => word.text !== name).length, attaches: !attached.surprises.length && attached.found.length === 1 }
  }
  function compare(bodies, { name, takes, count }) {
    const readings = bodies.map(body => reading(body, name)).filter(Boolean)
    if (!readings.length) return 'unknown'
    if (takes === undefined || readings.some(one => one === 'any' || one.count === 'any')) return 'known'
    const agrees = one => (takes === 'none' ? one.count === 0 : takes === 'optional' ? one.count === 0 && (one.attaches || !name.startsWith('--')) : one.count > 0 && (count < 2 || one.count === count))
    if (readings.some(agrees)) return 'known'
    return takes === 'value' ? (readings[0].count ? `takes ${count} values` : 'takes a value') : takes === 'none' ? 'takes no value' : readings[0].count ? 'takes only an attached value' : 'takes an attached value'
  }

  const pages = manPages()
  const rows = []
  for (const spec of specs) {
    if (wanted.length ? !wanted.includes(spec.name) : OTHERS.has(spec.name)) continue
    const names = [spec.name, ...(spec.aliases ?? [])].filter(name => !name.includes('*') && !OTHERS.has(name))
    const sources = []
    const seen = new Set()
    const add = (title, page, bodies) => {
      const path = realpathSync(page.file)
      if (!seen.has(path)) sources.push({ title, options: optionsOfPage(page), bodies })
      seen.add(path)
    }
    for (const name of names) {
      if (pages.has(name)) add(name, pages.get(name), below(spec))
      if (spec.subcommands) for (const [title, page] of pages) {
        const body = title.startsWith(`${name}-`) && !specs.some(other => other.name === title) && find(spec, title.slice(name.length + 1).split('-'))
        if (body) add(title, page, [...below(...body)])
      }
    }
    if (!sources.some(({ options }) => options.length) && program(spec.name)) sources.push({ title: spec.name, options: optionsOfHelp([spec.name], scratch), bodies: below(spec) })
    if (HELPS.has(spec.name) && program(spec.name)) for (const [key, inner] of Object.entries(spec.subcommands ?? {})) {
      const [sub] = key.split('|').map(part => part.trim())
      if (/^[\w-]+$/.test(sub)) sources.push({ title: `${spec.name} ${sub}`, options: optionsOfHelp([spec.name, sub], scratch), bodies: below(resolve(inner), spec.inherit ? [spec] : []) })
    }
    const row = { program: spec.name, documented: 0, known: 0, deliberate: 0, unknown: [], mismatched: [] }
    for (const { title, options, bodies } of sources) for (const option of options) {
      row.documented++
      const said = compare(bodies, option)
      if (DELIBERATE.get(spec.name)?.[option.name]) row.deliberate++
      else if (said === 'unknown') row.unknown.push({ title, ...option })
      else {
        row.known++
        if (said !== 'known') row.mismatched.push({ title, ...option, said })
      }
    }
    if (row.documented) rows.push(row)
  }

  if (json) return console.log(JSON.stringify(rows))
  for (const { program: name, documented, known, deliberate, unknown, mismatched } of rows) {
    console.log(`${name}: ${documented} documented, ${known} known${deliberate ? `, ${deliberate} deliberately not` : ''}${unknown.length ? `, ${unknown.length} unknown` : ''}${mismatched.length ? `, ${mismatched.length} read otherwise` : ''}`)
    for (const { title, name: option, line } of unknown) console.log(`  unknown  ${title} ${option}: ${line}`)
    for (const { title, name: option, line, said } of mismatched) console.log(`  ${said}  ${title} ${option}: ${line}`)
  }
  const sum = key => rows.reduce((total, row) => total + (row[key].length ?? row[key]), 0)
  console.log(`${rows.length} programs: ${sum('documented')} options documented, ${sum('known')} known, ${sum('deliberate')} deliberately not, ${sum('unknown')} unknown, ${sum('mismatched')} read otherwise`)
})
