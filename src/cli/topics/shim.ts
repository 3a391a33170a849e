// `shim`: programs on PATH that go through the gate whoever calls them, each a small file of gatekeeper's own in front of the real one.
import { accessSync, constants, lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'
import { makeFolder } from '../../disk/folder.ts'
import { shimFolder, which } from '../../facts/files.ts'
import { visible } from '../../model/index.ts'
import { openSettings } from '../../settings/file.ts'
import { replaceFile } from '../../settings/replace.ts'
import { FAULT } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import { withMeant } from '../nearest.ts'
import type { Parsed } from '../parse.ts'
import { gateOf, shimText, targetOf } from '../shim-text.ts'
import type { Deed, Topic } from './define.ts'

/** What the gate itself is started by: a shim for one of them would call itself. */
const NEEDED = new Set(['node', 'readlink', 'gatekeeper', 'gatekeeper-sh', 'gatekeeper-bash', 'gatekeeper-dash', 'gatekeeper-ksh', 'gatekeeper-zsh'])

/** One that is there. */
interface Shim {
  readonly name: string
  readonly program: string
  readonly state: 'in force' | 'not first on PATH' | 'the program is gone' | 'the gate is gone'
}

/** @param word the name of a program, or its absolute path @returns what is wrong, or the program */
function programOf(word: string): { readonly name: string; readonly program: string } | string {
  const name = basename(word)
  if (!/^[\w+][\w.+-]*$/.test(name) || (word.includes('/') && !isAbsolute(word))) return `${word} is no name of a program; give a name, or an absolute path`
  if (NEEDED.has(name)) return `there can be no shim for ${name}: the gate itself needs it; put what calls it behind the gate instead`
  const program = word === name ? which(name) : word
  if (program === undefined) return `there is no ${name} on PATH; look how it is spelt, or give its whole path`
  if (!isAbsolute(program)) return `${name} is found through a relative PATH (${program}), where anyone could have put it; give its whole path`
  if (/['\n\0]/.test(program)) return `the path of ${name} has a quote or a line break, which a shim cannot hold; put it elsewhere`
  if (!isExecutable(program)) return `${program} is no program; give one that may be executed`
  return targetOf(textAt(realpathSync(program)) ?? '') === undefined ? { name, program } : `${program} is a shim itself; give the program behind it by its whole path`
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return lstatSync(realpathSync(path)).isFile()
  } catch {
    return false
  }
}

/** @returns what is wrong with the folder, where others could change what is in it */
function folderProblem(): string | undefined {
  const stats = lstatSync(shimFolder(), { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isDirectory()) return `${shimFolder()} is no folder; move away what is there`
  if (stats.uid !== process.getuid?.() || (stats.mode & 0o022) !== 0) return `others may write to ${shimFolder()}; chown it to yourself and run chmod go-w on it`
  return undefined
}

/** The shims that are there, by name. Other files in the folder are none. */
function shims(): readonly Shim[] {
  let names: readonly string[]
  try {
    names = readdirSync(shimFolder()).sort()
  } catch {
    return []
  }
  return names.flatMap(name => {
    const text = textAt(join(shimFolder(), name))
    const program = text === undefined ? undefined : targetOf(text)
    return text === undefined || program === undefined ? [] : [{ name, program, state: stateOf(name, program, gateOf(text)) }]
  })
}

function textAt(path: string): string | undefined {
  const opened = openSettings(path)
  return 'text' in opened ? opened.text : undefined
}

function stateOf(name: string, program: string, gate: string | undefined): Shim['state'] {
  if (!isExecutable(program)) return 'the program is gone'
  if (gate === undefined || !isExecutable(gate)) return 'the gate is gone'
  const first = (process.env['PATH'] ?? '').split(':').find(folder => folder && isExecutable(join(folder, name)))
  return first === shimFolder() ? 'in force' : 'not first on PATH'
}

function add({ operands }: Parsed): number {
  if (!operands.length) return misused('name the programs: gatekeeper shim add git')
  const found = operands.map(programOf)
  const problem = found.find(one => typeof one === 'string') ?? folderProblem()
  if (problem !== undefined) return misused(problem)
  const gate = realpathSync(process.argv[1] ?? '')
  if (/['\n]/.test(gate)) return misused(`the gate lies at a path with a quote or a line break (${gate}); put it elsewhere`)
  makeFolder(shimFolder())
  for (const one of found) {
    if (typeof one === 'string') continue
    const path = join(shimFolder(), one.name)
    if (lstatSync(path, { throwIfNoEntry: false }) && targetOf(textAt(path) ?? '') === undefined) {
      complain(`${path} is not of gatekeeper's making, and is left as it is; move it away first`)
      return FAULT
    }
    replaceFile(path, shimText({ ...one, gate }), 0o700)
    print(`${one.name} goes through the gate, and is ${visible(one.program)}\n`)
  }
  if (shims().some(({ state }) => state === 'not first on PATH')) print(howTo())
  return 0
}

const howTo = (): string => {
  const folder = visible(shimFolder())
  return `\nPut their folder first on PATH, where it comes after everything else that changes PATH:\n  export PATH="${folder}:$PATH"                 # ~/.profile, ~/.bashrc, ~/.zshrc, or the environment of an agent\n  fish_add_path --path --move --prepend ${folder}    # fish\n`
}

function remove({ operands, flags }: Parsed): number {
  const known = shims().map(({ name }) => name)
  if (flags.has('all') === operands.length > 0) return misused('name the shims, or say --all; gatekeeper shim list shows them')
  const problem = folderProblem()
  if (problem !== undefined) return misused(problem)
  const missing = operands.find(name => !known.includes(name))
  if (missing !== undefined) return misused(withMeant(`there is no shim for ${missing}`, missing, known, 'gatekeeper shim list shows those that are there'))
  for (const name of flags.has('all') ? known : operands) {
    rmSync(join(shimFolder(), name))
    print(`${name} no longer goes through the gate\n`)
  }
  return 0
}

function list({ operands, flags }: Parsed): number {
  if (operands.length) return misused(`nothing is expected behind gatekeeper shim list: ${operands.join(' ')}; leave it out`)
  const all = shims()
  if (flags.has('json')) print(`${JSON.stringify({ folder: shimFolder(), shims: all })}\n`)
  else if (!all.length) print('there are no shims\n')
  else print(`${all.map(({ name, program, state }) => `${name}  ${visible(program)}  (${state})\n`).join('')}${all.some(({ state }) => state === 'not first on PATH') ? howTo() : ''}`)
  return 0
}

const deed = (name: string, about: string, operands: string, flags: Deed['flags'], act: Deed['act'], examples: Deed['examples']): Deed => ({ name, about, operands, flags, act, examples })

export const shim: Topic = {
  name: 'shim',
  about: 'put programs behind the gate for whoever calls them by name',
  deeds: [
    deed('add', 'put programs behind the gate', '<program...>', [], add, [['gatekeeper shim add git rm', 'and it says how to put the folder of shims first on PATH'], ['gatekeeper shim add /opt/tool/bin/tool', 'one that is not found by PATH']]),
    deed('remove', 'take programs out from behind the gate', '[program...]', [{ long: 'all', about: 'every one' }], remove, [['gatekeeper shim remove rm', 'rm is again called without the gate'], ['gatekeeper shim remove --all', 'so is every program']]),
    deed('list', 'show which programs are behind the gate', '', [{ long: 'json', about: 'answer as one JSON object' }], list, [['gatekeeper shim list', 'and whether PATH leads there']]),
  ],
}
