// The scratch folders that scripts run in, the recording stubs that are all of their PATH, and what gatekeeper is told of both.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import type { Facts } from '../../src/model/index.ts'
import { fakeFacts } from '../support/facts.ts'
import { STUBS } from './generate.ts'
import { REAL, writePrograms } from './stubs.ts'

const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one\ntwo words\nthree:3\n', 'b.txt': 'k=v\nno end', list: 'x y z\n  p:q\nlast\n', 'sp ace.txt': 's\n', '.hid': 'h\n', 's.sh': 'stub2 insh "$1"\nstub3 "$@"\n',
  'sub/c.txt': 'c\n', 'sub/e.log': '', 'sub/.hid2': '', 'sub/deep/f.txt': 'f\n', '../../note': 'a note\n',
}

const OWN: ReadonlySet<string> = new Set(Object.keys(FILES))

/** Everything that scripts see lies below this folder, and is gone after `close`. */
export interface Machine {
  readonly root: string
  readonly stubs: string
  /** Standard input of the scripts. */
  readonly caller: string
  /** Homes made so far, each for one script at a time. */
  readonly places: Place[]
  readonly close: () => void
}

/** A home; scripts start some folders below it. */
export interface Place {
  readonly base: string
  readonly home: string
  readonly cwd: string
  readonly log: string
  /** What lies there when a script starts; on paper, so that reading a script is not disturbed by what the script does. */
  readonly facts: Facts
}

export function openMachine(): Machine {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-oracle-')))
  const stubs = join(root, 'bin')
  const caller = join(root, 'caller')
  const close = (): void => {
    process.removeListener('exit', close)
    rmSync(root, { recursive: true, force: true })
  }
  process.once('exit', close)
  writeFileSync(caller, ': caller\n')
  writePrograms(stubs, caller)
  return { root, stubs, caller, places: [], close }
}

/** The home of that number, as new. */
export function placeOf(machine: Machine, index: number): Place {
  machine.places[index] ??= makePlace(machine, index)
  return machine.places[index]
}

/** Nothing but redirections can write: the stubs do not, and of the programs that do there is none. */
const writes = (text: string): boolean => text.includes('>')

/** What was recorded: by functions in one file, by programs in one for each process, so that nothing is written into the midst of something else. */
export const logsOf = ({ base, log }: Place): readonly string[] => readdirSync(base).map(name => join(base, name)).filter(path => path.startsWith(log))

/** Takes back what a script did to its home: files that are new, and text that is not as it was. Folders come and go only by programs that are not there. */
export function restore(place: Place, text: string): void {
  for (const log of logsOf(place)) rmSync(log)
  if (!writes(text)) return
  for (const folder of ['..', '../..', '../../..', '../../other', '.', 'sub', 'sub/deep'])
    for (const one of readdirSync(join(place.cwd, folder), { withFileTypes: true })) if (one.isFile() && !OWN.has(normalize(join(folder, one.name)))) rmSync(join(place.cwd, folder, one.name))
  for (const [file, text] of Object.entries(FILES)) if (readIfThere(join(place.cwd, file)) !== text) writeFileSync(join(place.cwd, file), text)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function makePlace(machine: Machine, index: number): Place {
  const base = join(machine.root, String(index))
  const home = join(base, 'home')
  const cwd = join(home, 'w', 'deep', 'here')
  const place = { base, home, cwd, log: join(base, 'log'), facts: factsOf(home, cwd, machine) }
  fill(place, machine)
  return place
}

function fill({ home, cwd }: Pick<Place, 'home' | 'cwd'>, { stubs }: Machine): void {
  mkdirSync(join(cwd, 'sub', 'deep'), { recursive: true })
  mkdirSync(join(home, 'w', 'other'))
  symlinkSync(stubs, join(home, 'bin'))
  symlinkSync('sub', join(cwd, 'link'))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(cwd, file), text)
}

function factsOf(home: string, cwd: string, { root, stubs }: Machine): Facts {
  const programs = [...STUBS, ...REAL]
  const files = [...Object.entries(FILES).map(([file, text]) => [join(cwd, file), text]), ...programs.map(name => [join(stubs, name), readFileSync(join(stubs, name), 'utf8')])]
  const facts = fakeFacts({ files: Object.fromEntries(files), folders: [join(home, 'w', 'other')], links: { [join(home, 'bin')]: stubs, [join(cwd, 'link')]: join(cwd, 'sub') } })
  return { ...facts, home, user: 'dev', cwd, workspace: dirname(cwd), temp: [], own: [join(root, 'own')], homeOf: user => (user === 'dev' ? userInfo().homedir : undefined), which: name => (programs.includes(name) ? join(stubs, name) : undefined) }
}
