// What records: stubs as programs on PATH, and the same as functions of a shell, which need no process.
import { accessSync, chmodSync, constants, linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shell, STUBS } from './generate.ts'

/** Harmless programs that record themselves and then really run. */
export const REAL: readonly string[] = ['cat', 'tr', 'rev', 'base64', 'basename', 'dirname', 'env', 'xargs', 'sh', 'bash']
/** They hand functions on to what they start, which of the shells only bash does. */
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

/** Standard input: the caller's own, the null device, a pipe, a file; closed otherwise. What follows of the options is for stubs that read. */
const kind = (caller: string): string => `if [ /dev/fd/0 -ef '${caller}' ]; then k=C; elif [ /dev/fd/0 -ef /dev/null ]; then k=N; elif [ -p /dev/fd/0 ]; then k=P; elif [ -f /dev/fd/0 ]; then k=F; fi`
const lines = (read: string): string => `while IFS= ${read} -r l; do c="$c$l
"; i=$((i+1)); [ $i -lt 40 ] || break; done; c="$c$l"`
/** Words that end in NUL, of which the first says how many arguments stand at the end. */
const note = (printf: string, log = ''): string => `${printf} '%s\\0' $# "$n" "$PWD" $k "$c" "$@" >> "$ORACLE_LOG"${log}`
const after = (echo: string): string => `case $n in stub[47]) return 1;; stub[56]) ${echo} "$n says";; esac`

export function writePrograms(folder: string, caller: string): void {
  mkdirSync(folder, { recursive: true })
  const interpreter = found('dash') ?? '/bin/sh'
  const write = (name: string, last: string, by = interpreter): void => {
    const text = `#!${by}\nn=\${0##*/} c= k=X\n${kind(caller)}\ncase $k$n in\n[PF]stub[89]) k=$k+; i=0\n${lines('read')};;\nesac\n${note('printf', '.$$')}\n${last}\n`
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o755)
  }
  for (const name of REAL) {
    const path = found(name)
    if (path) write(name, `exec ${path} "$@"`, PASSING.has(name) ? found('bash') : interpreter)
  }
  write('stub0', after('echo').replace('return', 'exit'))
  for (const name of STUBS.slice(1)) linkSync(join(folder, 'stub0'), join(folder, name))
}

/** Tools of which bash can do the common case by itself; all others run. */
const IN_BASH: Readonly<Record<string, string>> = {
  cat: `local a r=0 IFS=$' \\t\\n'
for a do case $a in -*) REAL "$@"; return;; esac; done
if [[ $# = 0 ]]; then __copy; return; fi
for a do if [[ -f $a && -r $a ]]; then __copy < "$a"; else REAL "$a" || r=1; fi; done
return $r`,
  basename: `if [[ $# = 1 && $1 = *[!/] && $1 != -* ]]; then builtin printf '%s\\n' "\${1##*/}"; else REAL "$@"; fi`,
  dirname: `if [[ $# = 1 && $1 = [!-]*/*[!/] && $1 != *//* && $1 != /* ]]; then builtin printf '%s\\n' "\${1%/*}"; else REAL "$@"; fi`,
}

/**
 * A function gets the words that a program would get, and costs no process. Programs that start programs, `exec` and `command` still find the stubs on PATH.
 * Nothing that a script sets may change what is recorded.
 */
export function functionsOf(shell: Shell, caller: string): string {
  const bash = shell === 'bash'
  const builtin = bash || shell === 'zsh' ? 'builtin' : 'command'
  const first = shell === 'zsh' ? 'emulate -L sh\n' : ''
  const tools = REAL.flatMap(name => {
    const path = found(name)
    return path ? [`${name}() {\n__note ${name} "$@"\n${(bash && IN_BASH[name]?.replaceAll('REAL', path)) || `${path} "$@"`}\n}`] : []
  })
  return `__note() {
${first}local n=$1 c= k=X i=0 l= IFS=' 	
'
shift
${kind(caller)}
case $k$n in [PF]stub[89]) k=$k+
${lines(`${builtin} read`)};;
esac
${note(`${builtin} printf`)}
${after(`${builtin} echo`)}
}
${bash ? "__copy() { local c IFS=; while builtin read -r -d '' c; do builtin printf '%s\\0' \"$c\"; done; builtin printf %s \"$c\"; }\n" : ''}${STUBS.map(name => `${name}() { __note ${name} "$@"; }`).join('\n')}
${tools.join('\n')}
`
}
