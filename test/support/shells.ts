// The shells of this machine as a yardstick: what a script really starts, against what reading it finds.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Analyzed, examine } from '../../src/analyze.ts'
import type { Effect, Facts, Word } from '../../src/model/index.ts'
import { fakeFacts } from './facts.ts'

/** A folder in which scripts run and write, with `stub` on PATH, which notes its arguments and its folder. */
export interface Bench {
  readonly root: string
  readonly facts: Facts
  readonly close: () => void
}

const FOLDERS = ['home', 'app/sub/deep', 'app/other', 'app/cdp/only']
const FILES: Readonly<Record<string, string>> = {
  'app/words.txt': 'stub one\nstub two\n', 'app/lib.sh': 'stub lib "$@"\nLIB=loaded\n', 'app/fn.sh': 'helper() { stub helper "$1"; }\n', 'app/env.sh': 'stub env\n',
}
/** The folder and a field per argument, parted by unit separators, and a record separator: in one write, since calls that run at once share the file. */
const STUB = `#!/bin/sh\nprintf '%s\\037' "$PWD" "$@" "${'\x1e'}" >>"$STUB_LOG"\n`

/** What a script has of standard streams, and of the descriptors that it may use by number. */
const NOTHING = new Array<'ignore'>(9).fill('ignore')

export const hasShell = (name: string): boolean => (process.env['PATH'] ?? '').split(delimiter).some(folder => existsSync(join(folder, name)))

export function openBench(): Bench {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shells-')))
  for (const folder of [...FOLDERS, 'bin']) mkdirSync(join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)
  writeFileSync(join(root, 'bin/stub'), STUB, { mode: 0o755 })
  const facts = fakeFacts({
    files: Object.fromEntries(Object.entries(FILES).map(([name, text]) => [join(root, name), text])), folders: FOLDERS.map(name => join(root, name)),
    facts: { home: join(root, 'home'), cwd: join(root, 'app'), workspace: join(root, 'app'), temp: [], homeOf: () => userInfo().homedir },
  })
  return { root, facts, close: () => rmSync(root, { recursive: true, force: true }) }
}

export interface Started {
  readonly folder: string
  readonly args: readonly string[]
}

/** What `stub` was started with, in order, when the shell ran the script. */
async function started(shell: readonly string[], script: string, { root }: Bench): Promise<readonly Started[]> {
  const log = join(root, 'log')
  rmSync(log, { force: true })
  const [program = 'bash', ...options] = shell
  await new Promise(done => {
    // The pipe is held by everything that the script starts: it closes when all of it has ended, also what the shell did not wait for.
    const child = spawn(program, [...options, '-c', script], {
      cwd: join(root, 'app'), stdio: [...NOTHING, 'pipe'], timeout: 10_000,
      env: { PATH: `${join(root, 'bin')}:/usr/local/bin:/usr/bin:/bin`, HOME: join(root, 'home'), STUB_LOG: log, USER: 'dev', LC_ALL: 'C.UTF-8' },
    })
    child.once('close', done)
    child.once('error', done)
    child.stdio[NOTHING.length]?.on('data', () => undefined)
  })
  for (const name of ['app/tmp.sh', 'app/tmp.txt', 'app/tmp2.sh']) rmSync(join(root, name), { force: true })
  if (!existsSync(log)) return []
  return readFileSync(log, 'utf8').split('\x1e\x1f').slice(0, -1).map(call => {
    const [folder = '', ...args] = call.split('\x1f').slice(0, -1)
    return { folder, args }
  })
}

/** `known`: the reading has exactly this call; `asked`: only something that it does not claim to know; `missed`: neither, a hidden command. */
export type Found = 'known' | 'asked' | 'missed'

export function findIn(read: Analyzed, call: Started): Found {
  let found: Found = 'missed'
  for (const { program, args, cwd } of read.invocations) {
    const named = program.values && !program.glob ? program.values.some(value => value === 'stub' || value.endsWith('/stub')) : undefined
    if (named === false) continue
    const fits = matches(args, call.args)
    const there = covers(cwd, call.folder)
    if (fits === 'missed' || there === 'missed') continue
    if (named && fits === 'known' && there === 'known') return 'known'
    found = 'asked'
  }
  return found === 'missed' && read.occurrences.some(({ effect }) => doubts(effect)) ? 'asked' : found
}

/** That a program has no spec says nothing of what else might run. */
const doubts = (effect: Effect): boolean => (effect.kind === 'unknown' && effect.why !== 'nothing is known of this program') || effect.kind === 'exhaust' || (effect.kind === 'interpret' && (!effect.target.values || effect.file === true))

function covers(word: Word, text: string): Found {
  if (!word.values) return 'asked'
  if (!word.glob) return word.values.includes(text) ? 'known' : 'missed'
  return word.values.some(value => new RegExp(`^${value.split(/(\*\*\/?|\*)/).map(part => (part === '**/' ? '(?:[^]*/)?' : part === '**' ? '[^]*' : part === '*' ? '[^/]*' : part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))).join('')}$`).test(text)) ? 'known' : 'missed'
}

/** An unresolved word can be any number of arguments. */
function matches(words: readonly Word[], args: readonly string[]): Found {
  const [word, ...rest] = words
  if (!word) return args.length ? 'missed' : 'known'
  if (!word.values) return args.some((_, i) => matches(rest, args.slice(i)) !== 'missed') || matches(rest, []) !== 'missed' ? 'asked' : 'missed'
  const [first, ...others] = args
  if (first === undefined || covers(word, first) === 'missed') return 'missed'
  return matches(rest, others)
}

export interface Judged {
  readonly script: string
  readonly found: Found
  readonly calls: readonly Started[]
  readonly read: Analyzed
}

/** How well the reading knows what the shell did: its worst answer on any call. */
export async function judge(shell: readonly string[], script: string, bench: Bench): Promise<Judged> {
  const calls = await started(shell, script, bench)
  const read = examine({ script, cwd: bench.facts.cwd, interactive: false, shell: shell[0] ?? 'bash' }, bench.facts)
  const all = calls.map(call => findIn(read, call))
  return { script, calls, read, found: all.includes('missed') ? 'missed' : all.includes('asked') ? 'asked' : 'known' }
}

/** Judges all scripts, several at a time, each in a folder of its own. */
export async function judgeAll(shell: readonly string[], scripts: readonly string[]): Promise<readonly Judged[]> {
  const results: Judged[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    const bench = openBench()
    try {
      for (let at = next++; at < scripts.length; at = next++) results[at] = await judge(shell, scripts[at] ?? '', bench)
    } finally {
      bench.close()
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return results
}

/** The scripts of a file, parted by lines of two dashes. */
export const readCases = (file: URL): readonly string[] => readFileSync(file, 'utf8').split(/^--\n/m).map(text => text.replace(/\n$/, '')).filter(Boolean)
