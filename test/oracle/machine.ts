// The scratch folder that a script runs in, the recording stubs that are all of its PATH, and what gatekeeper is told of both.
import { accessSync, chmodSync, constants, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Facts } from '../../src/model/index.ts'
import { machineFacts } from '../../src/facts/index.ts'
import { STUBS } from './generate.ts'

/** Harmless programs that record themselves and then really run. */
const REAL = ['cat', 'tr', 'rev', 'base64', 'basename', 'dirname', 'env', 'xargs', 'sh', 'bash']
const PASSING: ReadonlySet<string> = new Set(['env', 'xargs', 'bash'])
const FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin']
export const found = (program: string): string | undefined => FOLDERS.map(folder => join(folder, program)).find(path => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
})

export const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one\ntwo words\nthree:3\n', 'b.txt': 'k=v\nno end', list: 'x y z\n  p:q\nlast\n', 'sp ace.txt': 's\n', '.hid': 'h\n', 's.sh': 'stub2 insh "$1"\nstub3 "$@"\n',
  'sub/c.txt': 'c\n', 'sub/e.log': '', 'sub/.hid2': '', 'sub/deep/f.txt': 'f\n',
}

const WRITTEN: ReadonlySet<string> = new Set(['a.txt', 'b.txt', 'list'])

/** Everything of one batch of scripts lies below this folder. */
export interface Machine {
  readonly root: string
  readonly stubs: string
  /** Standard input of the scripts. */
  readonly caller: string
  /** Stubs that need no process; bash only. */
  readonly functions: string
}

/** What a stub writes: words that end in NUL, of which the first says how many arguments stand at the end. */
const record = (machine: string): string => `
n=\${0##*/} c= k=X
if [ /dev/fd/0 -ef '${machine}/caller' ]; then k=C; elif [ /dev/fd/0 -ef /dev/null ]; then k=N; elif [ -p /dev/fd/0 ]; then k=P; elif [ -f /dev/fd/0 ]; then k=F; fi
case $k$n in
[PF]stub[89]) k=$k+; i=0
while IFS= read -r l; do c="$c$l
"; i=$((i+1)); [ $i -lt 40 ] || break; done; c="$c$l";;
esac
printf '%s\\0' $# "$n" "$PWD" $k "$c" "$@" >> "$ORACLE_LOG"
`

/**
 * The same as functions, for bash to read at its start: a function gets the words that a program would get, without the cost of a process. Programs
 * that start programs, `exec` and `command` still find the stubs on PATH.
 */
const functions = (machine: string): string => `
__stub() {
local n=$1 c= k=X i=0 l= IFS=$' \\t\\n'
shift
if [ /dev/fd/0 -ef '${machine}/caller' ]; then k=C; elif [ /dev/fd/0 -ef /dev/null ]; then k=N; elif [ -p /dev/fd/0 ]; then k=P; elif [ -f /dev/fd/0 ]; then k=F; fi
case $k$n in [PF]stub[89]) k=$k+
while IFS= builtin read -r l; do c="$c$l
"; i=$((i+1)); [ $i -lt 40 ] || break; done; c="$c$l";;
esac
builtin printf '%s\\0' $# "$n" "$PWD" $k "$c" "$@" >> "$ORACLE_LOG"
case $n in stub[47]) return 1;; stub[56]) builtin echo "$n says";; esac
}
${STUBS.map(name => `${name}() { __stub ${name} "$@"; }`).join('\n')}
`

export function makeMachine(root: string): Machine {
  const stubs = join(root, 'bin')
  mkdirSync(stubs, { recursive: true })
  writeFileSync(join(root, 'caller'), ': caller\n')
  writeFileSync(join(root, 'functions'), functions(root))
  mkdirSync(join(root, 'files'))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, 'files', file.replaceAll('/', '+')), text)
  const interpreter = found('dash') ?? '/bin/sh'
  const write = (name: string, after: string, by = interpreter): void => {
    writeFileSync(join(stubs, name), `#!${by}${record(root)}${after}\n`)
    chmodSync(join(stubs, name), 0o755)
  }
  for (const name of REAL) {
    const path = found(name)
    // Only bash hands on the functions that bash exports.
    if (path) write(name, `exec ${path} "$@"`, PASSING.has(name) ? found('bash') : interpreter)
  }
  write('stub0', 'case $n in stub[47]) exit 1;; stub[56]) echo "$n says";; esac')
  for (const name of STUBS.slice(1)) linkSync(join(stubs, 'stub0'), join(stubs, name))
  return { root, stubs, caller: join(root, 'caller'), functions: join(root, 'functions') }
}

/** A home of its own for one script; the script starts some folders below it. */
export interface Place {
  readonly home: string
  readonly cwd: string
  readonly log: string
}

export function makePlace(machine: Machine, name: string): Place {
  const base = join(machine.root, name)
  const home = join(base, 'home')
  const cwd = join(home, 'w', 'deep', 'here')
  mkdirSync(join(cwd, 'sub', 'deep'), { recursive: true })
  mkdirSync(join(home, 'w', 'other'))
  symlinkSync(machine.stubs, join(home, 'bin'))
  symlinkSync('sub', join(cwd, 'link'))
  writeFileSync(join(home, 'w', 'note'), 'a note\n')
  for (const [file, text] of Object.entries(FILES)) {
    // Only these are written to; the others are the same files for all.
    if (WRITTEN.has(file)) writeFileSync(join(cwd, file), text)
    else linkSync(join(machine.root, 'files', file.replaceAll('/', '+')), join(cwd, file))
  }
  return { home, cwd, log: join(base, 'log') }
}

export function factsOf({ home, cwd }: Place, machine: Machine): Facts {
  const facts = machineFacts(cwd, dirname(cwd))
  return { ...facts, home, user: 'dev', cwd, which: name => (STUBS.includes(name) || REAL.includes(name) ? join(machine.stubs, name) : undefined) }
}
