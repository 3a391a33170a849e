// `gatekeeper-sh` in the place of a shell: whatever it is given, what comes out is what the real shell makes of it.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHIM, type Sandbox, sandbox, settle } from './support/sandbox.ts'

let box: Sandbox
const links: Record<string, string> = {}
beforeAll(() => {
  box = sandbox()
  settle(box, { mode: 'bypassPermissions' })
  for (const [name, text] of Object.entries(SCRIPTS)) writeFileSync(join(box.project, name), text)
  mkdirSync(join(box.project, 'folder'))
  for (const shell of ['bash', 'dash', 'zsh']) {
    links[shell] = join(box.root, `gatekeeper-${shell}`)
    symlinkSync(SHIM, links[shell])
  }
})
afterAll(() => box.remove())

const SCRIPTS: Readonly<Record<string, string>> = {
  'args.sh': 'printf "<%s>" "$0" "$#" "$@"; echo',
  'exit.sh': '#!/bin/sh\necho one\nexit 9\n',
  'input.sh': 'read -r line; echo "read: $line"; cat\n',
  'broken.sh': 'echo first\nif then\necho never\n',
  'lines.sh': 'echo $LINENO\n\n\necho $LINENO; nosuchprogram\n',
  'a b.sh': 'echo "named $0"\n',
  'funs.sh': 'f() { echo "in $0 with $1"; return 3; }\nf "$1"; echo $?\nset -- x y; echo "$#"\n',
  'loop.sh': 'for x do echo "[$x]"; done\nwhile read -r l; do echo "<$l>"; done\n',
  'trap.sh': 'trap "echo bye" EXIT\necho hi\nexit 5\n',
  'here.sh': "cat <<'END'\n$x `y` \\\nEND\ncat <<END\n$0 $1\nEND\n",
  'unset.sh': 'echo before\necho "$1" "${2:?two is missing}"\necho after\n',
  'empty.sh': '',
  'blank.sh': '\n  \n# nothing\n',
}

type Case = readonly [args: readonly string[], input?: string]

/** For every shell. */
const COMMON: readonly Case[] = [
  // Lines.
  [['-c', 'echo hello']], [['-c', '']], [['-c', '   ']], [['-c', '# nothing']], [['-c', 'exit 7']], [['-c', 'false']], [['-c', 'true && exit 77']], [['-c', 'exit 75']], [['-c', 'exit 255']],
  [['-c', 'echo out; echo err >&2; exit 2']], [['-c', 'nosuchprogram']], [['-c', './folder']], [['-c', 'echo "a   b"  c']], [['-c', "printf '%s\\n' 'it'\\''s'"]],
  [['-c', 'echo "$HOME" "$PWD"']], [['-c', 'echo $((1 + 2))']], [['-c', 'for i in 1 2 3; do echo $i; done']], [['-c', 'echo a; echo b &\nwait; echo c']], [['-c', 'echo a | tr a b | cat']],
  [['-c', 'cat <<END\n$HOME\nEND']], [['-c', "cat <<'END'\n$HOME \\\n.\n\nEND\n\n\n"]], [['-c', 'f() { return 4; }; f']], [['-c', '(exit 6)']], [['-c', 'exit 3 | exit 4']], [['-c', 'if then']], [['-c', 'echo "unfinished']],
  [['-c', 'echo ä世 "\t"']], [['-c', 'echo *.sh']], [['-c', 'set -e; false; echo never']], [['-c', 'set -u; echo "$never_set"; echo never']], [['-c', 'trap "echo bye" EXIT; exit 8']], [['-c', 'trap "echo got; exit 3" TERM; kill -TERM $$; echo never']],
  [['-c', 'kill -TERM $$']], [['-c', 'kill -KILL $$']], [['-c', 'kill -HUP $$']], [['-c', 'kill -PIPE $$']], [['-c', 'sh -c "kill -TERM \\$\\$"; echo $?']], [['-c', 'exec sh -c "exit 12"']], [['-c', 'echo $-| grep -c c']],
  [['-c', 'command -v cat']], [['-c', 'cd folder && pwd']], [['-c', 'cd nosuchfolder']], [['-c', 'umask']], [['-c', 'ulimit -n']], [['-c', 'case abc in a*) echo yes;; esac']], [['-c', 'x=1 sh -c "echo \\$x"']],
  // $0 and arguments.
  [['-c', 'echo "$0"']], [['-c', 'echo "$0" "$#"', 'name']], [['-c', 'printf "<%s>" "$0" "$@"', 'name', 'a', '', 'b  c', '-x', '--', '$HOME', '*', 'ä', 'end\n']], [['-c', 'echo $1', 'x', '-n']], [['-c', 'shift; echo "$1"', 'x', '1', '2']],
  [['-c', 'eval "$1"', 'x', 'echo evaluated']], [['-c', '"$@"', 'x', 'echo', 'a b']], [['-c', '$1 $2', 'x', 'echo', 'split me']], [['-c', 'echo "${1:-none}" "${3:-three}"', 'x', '1', '2']], [['-c', 'exit "$1"', 'x', '21']], [['-c', 'echo "${0##*/}"', '/a/b/c']], [['-c', 'echo "$0"', '-']], [['-c', 'nosuchprogram', 'my name']],
  // Options before and behind -c.
  [['-ec', 'false; echo never']], [['-e', '-c', 'false; echo never']], [['-ce', 'false; echo never']], [['-c', '-e', 'false; echo never']], [['-uc', 'echo "$nope"']], [['-eu', '-c', 'echo "$nope"']], [['-xc', 'echo traced']], [['-vc', 'echo verbose']], [['-o', 'errexit', '-c', 'false; echo never']], [['-eo', 'nounset', '-c', 'echo "$nope"']],
  [['+e', '-c', 'false; echo on']], [['-e', '+e', '-c', 'false; echo on']], [['+o', 'errexit', '-c', 'false; echo on']], [['-c', '--', 'echo dashed']], [['-e', '--', 'exit.sh']], [['-fc', 'echo *']], [['-ac', 'x=1; sh -c "echo \\$x"']], [['-nc', 'echo never']], [['-lc', 'echo login']], [['-Cc', 'echo x']], [['-c']],
  // Standard input of a line.
  [['-c', 'cat'], 'data\n\nmore'], [['-c', 'read -r x; echo "[$x]"; cat'], 'one\ntwo\n'], [['-c', 'cat | wc -c'], 'x'.repeat(100_000)], [['-c', 'sh'], 'echo nested\n'], [['-c', 'cat; exit 3'], ''], [['-c', 'while read -r l; do echo "<$l>"; done'], 'a\nb\n'],
  // Scripts.
  [['args.sh']], [['args.sh', 'a', '', 'b c', '-e', '--', '*']], [['./args.sh', '1']], [['exit.sh']], [['input.sh'], 'first\nrest\n'], [['broken.sh']], [['lines.sh']], [['a b.sh']], [['funs.sh', 'arg']], [['loop.sh', 'x', 'y z'], 'l1\nl2\n'], [['trap.sh']], [['here.sh', 'one']], [['empty.sh']], [['blank.sh']],
  [['-e', 'exit.sh']], [['-eu', 'args.sh', '-x']], [['--', 'args.sh', '--']], [['-n', 'exit.sh']], [['-x', 'exit.sh']],
  // Standard input as the source.
  [[], 'echo from stdin\n'], [[], 'echo no newline'], [[], ''], [[], '\n\n'], [[], 'exit 6\necho never\n'], [['-s'], 'echo "$#"\n'], [['-s', 'a', 'b c'], 'printf "<%s>" "$0" "$@"'], [['-s', '--', '-x', 'y'], 'echo "$@"'], [['-e'], 'false\necho never\n'], [['-es', 'x'], 'echo "$1"; false; echo never'], [['-x'], 'echo traced\n'],
  [[], 'if then\n'], [[], 'kill -TERM $$\n'], [[], 'f() {\n  echo "in f"\n}\nf\n'], [[], "cat <<'E'\n$x\nE\n"], [['-'], 'echo dash\n'], [[], 'echo "$0"\n'], [[], 'nosuchprogram\n'],
]
const BASH: readonly Case[] = [
  [['-euo', 'pipefail', '-c', 'false | true; echo never']], [['-o', 'pipefail', '-c', 'exit 3 | true']], [['-O', 'extglob', '-c', 'echo !(*.sh)']], [['+O', 'extglob', '-c', 'shopt extglob']], [['--norc', '-c', 'echo x']], [['--noprofile', '--norc', '-e', '-c', 'false; echo']], [['--login', '-c', 'shopt login_shell']], [['--posix', '-c', 'set -o | grep posix']],
  [['-c', 'a=(1 2 3); echo "${a[@]:1}"']], [['-c', '[[ abc == a* ]] && echo yes']], [['-c', 'echo {1..3}']], [['-c', 'echo "${BASH_VERSION%%.*}"']], [['-c', 'cat <<< "$1"', 'x', 'here']], [['-c', 'cat <(echo sub)']], [['-c', 'echo "${@:2}" "${!#}"', 'x', '1', '2', '3']], [['-c', 'printf "%q\\n" "$1"', 'x', "a'b c"]], [['-ic', 'echo "$-" | grep -c i']],
  [['-pc', 'echo p']], [['-Bc', 'echo {a,b}']], [['+B', '-c', 'echo {a,b}']], [['--version']], [['-c', 'declare -f nope; echo $?']], [['-rc', 'cd /']], [['-Tc', 'echo x']], [['nosuchscript.sh']], [['folder']],
]
const DASH: readonly Case[] = [[['-c', 'echo "a\\tb"']], [['-c', 'echo -e x']], [['-Ic', 'echo x']], [['nosuchscript.sh']]]

interface Shown {
  readonly code: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

function ran(file: string, [args, input]: Case): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...args], { cwd: box.project, env: { ...box.env, PWD: box.project } })
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', text => { out += text })
    child.stderr.setEncoding('utf8').on('data', text => { err += text })
    child.on('error', reject).on('close', (code, signal) => resolve({ code, signal, out, err }))
    child.stdin.on('error', () => {}).end(input ?? '')
  })
}

/** gatekeeper says itself that a script is not there; and a text that is run with -c says so where its syntax is wrong. */
const said = ({ err, ...rest }: Shown): Shown => ({ ...rest, err: /^[^\n]*(?:nosuchscript\.sh|folder)\W[^\n]*\n$/.test(err) && [126, 127, 2].includes(rest.code ?? 0) ? 'no script\n' : err.replace(/: -c: line/g, ': line') })

/** Each start costs: dash gets a third of them. */
describe.each([['bash', [...COMMON, ...BASH]], ['dash', [...COMMON.filter((_, index) => index % 3 === 0), ...DASH]]] as const)('as %s', (shell, cases) => {
  const real = `/bin/${shell}`
  test.runIf(existsSync(real))(`${cases.length} calls come to the same`, async () => {
    const differ: unknown[] = []
    let next = 0
    const work = async (): Promise<void> => {
      for (let one = cases[next++]; one; one = cases[next++]) {
        const [wanted, got] = [said(await ran(real, one)), said(await ran(links[shell] ?? '', one))]
        if (JSON.stringify(wanted) !== JSON.stringify(got)) differ.push({ call: one, wanted, got })
      }
    }
    await Promise.all([work(), work()])
    expect(differ).toEqual([])
  }, 180_000)
})
