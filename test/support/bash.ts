// What bash itself does with a script: the stubs that it calls and their arguments, recorded in a temporary folder that is then removed.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { examine } from '../../src/analyze.ts'
import type { Facts, Word } from '../../src/model/index.ts'
import { fakeFacts } from './facts.ts'

/** A command with its arguments, as it reached exec. */
export type Argv = readonly string[]

export interface Recorder {
  /** The folder in which the scripts run, as gatekeeper sees it. */
  readonly facts: Facts
  /** Each script in a bash of its own: the calls of `stub`. */
  readonly run: (scripts: readonly string[]) => readonly (readonly Argv[])[]
  readonly remove: () => void
}

/** What lies in the folder; the names that begin with `home/` lie in the user's own. */
const FILES = ['a.txt', 'b.txt', 'ab.md', 'A.MD', '.hidden', 'x y.txt', '[z]', 'sub/one.c', 'sub/two.h', 'sub/deep/three.c', 'tools/stub', '../.profile', '../notes']

/** Writes the call to descriptor 9, however odd IFS is. */
const STUB = `stub() { builtin printf '%s\\0' "$(($# + 1))" stub "$@" >&9; }\n`
const PROGRAM = `#!/bin/bash -p\nbuiltin printf '%s\\0' "$(($# + 1))" "$0" "$@" >&9\n`
const DRIVER = `for script in "$1"/cases/*; do
  if [[ $script = *.w ]]; then rm -rf "$1/home/w"; cp -r "$1/template" "$1/home/w"; fi
  cd "$1/home/w"; unset OLDPWD
  BASH_ENV=$1/stub bash "$script" 9>"$1/calls/\${script##*/}" >/dev/null 2>&1 </dev/null
done`

export function recorder(): Recorder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-words-')))
  const home = join(root, 'home')
  const cwd = join(home, 'w')
  for (const folder of [join(root, 'template'), cwd])
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), file === 'tools/stub' ? PROGRAM : `${file}\n`)
      if (file === 'tools/stub') chmodSync(join(folder, file), 0o755)
    }
  writeFileSync(join(root, 'stub'), STUB)
  const files = Object.fromEntries(FILES.map(file => [join(cwd, file), file === 'tools/stub' ? PROGRAM : `${file}\n`]))
  return {
    facts: fakeFacts({ files, facts: { home, cwd, workspace: cwd } }),
    run: scripts => {
      for (const folder of ['cases', 'calls']) {
        rmSync(join(root, folder), { recursive: true, force: true })
        mkdirSync(join(root, folder))
      }
      const name = (index: number): string => `${String(index).padStart(6, '0')}${/[>]|mkdir|touch|tee/.test(scripts[index] ?? '') ? '.w' : ''}`
      for (const [index, script] of scripts.entries()) writeFileSync(join(root, 'cases', name(index)), script)
      // The pipe is held by everything that a script starts, also what it does not wait for: this ends when all of it has ended.
      const ran = spawnSync('/bin/bash', ['-c', DRIVER, 'words', root], { cwd: root, env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, LC_ALL: 'C.UTF-8' }, timeout: 120_000, stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'pipe'] })
      if (ran.status === null) throw new Error('bash did not come to an end')
      const calls = new Set(readdirSync(join(root, 'calls')))
      return scripts.map((_, index) => (calls.has(name(index)) ? readCalls(readFileSync(join(root, 'calls', name(index)), 'utf8')) : []))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function readCalls(text: string): readonly Argv[] {
  const fields = text.split('\0')
  const calls: Argv[] = []
  for (let at = 0; at < fields.length - 1; ) {
    const count = Number(fields[at])
    calls.push(fields.slice(at + 1, at + 1 + count))
    at += 1 + count
  }
  return calls
}

/** How much is known: every word exactly; every word one of several; not all; and what must never be: a call that is not seen. */
export type Grade = 'exact' | 'several' | 'open' | 'wrong'
const ORDER: readonly Grade[] = ['exact', 'several', 'open', 'wrong']
const worse = (a: Grade, b: Grade): Grade => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b)

/** Holds what gatekeeper says a script runs against what bash ran. */
export function grade(script: string, calls: readonly Argv[], facts: Facts): Grade {
  const { invocations, occurrences } = examine({ script, cwd: facts.cwd, interactive: false }, facts)
  const doubted = occurrences.some(({ effect }) => effect.kind === 'unknown' && effect.why !== 'nothing is known of this program')
  let all: Grade = 'exact'
  for (const call of calls) {
    let best: Grade = 'wrong'
    for (const { program, args } of invocations) {
      const one = match([program, ...args], call)
      if (ORDER.indexOf(one) < ORDER.indexOf(best)) best = one
    }
    all = worse(all, best)
  }
  return all === 'wrong' && doubted ? 'open' : doubted ? worse(all, 'open') : all
}

function match(words: readonly Word[], call: Argv): Grade {
  const [word, ...rest] = words
  if (!word) return call.length ? 'wrong' : 'exact'
  const open = !word.values || word.glob
  let best: Grade = 'wrong'
  const own: Grade = open ? 'open' : (word.values?.length ?? 0) > 1 ? 'several' : 'exact'
  for (let count = word.many ? 0 : 1; count <= (word.many ? call.length : Math.min(call.length, 1)); count++) {
    const taken = call.slice(0, count)
    if (word.values && !taken.every(one => word.values?.some(value => (word.glob ? fits(value, one) : value === one)))) break
    const one = worse(own, match(rest, call.slice(count)))
    if (ORDER.indexOf(one) < ORDER.indexOf(best)) best = one
  }
  return best
}

function fits(pattern: string, text: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*\/|\*+/g, stars => (stars === '**/' ? '(?:[^]*/)?' : stars.length > 1 ? '[^]*' : '[^/]*'))
  return new RegExp(`^${source}$`).test(text)
}
