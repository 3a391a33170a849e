// Environment variables that make programs run something: every name of every row with every value of its examples, and every way to set one.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { rows } from '../src/commands/environment.ts'
import { compareDecisions, type Decision, show } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { HARMLESS, HIDDEN } from './shell/environment.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const occurrences = (script: string) => analyze({ script, cwd: facts.cwd, interactive: false }, facts)
const decide = (script: string): Decision => judge(occurrences(script), facts, defaultPolicy).decision
const isAsked = (script: string): boolean => compareDecisions(decide(script), 'ask') >= 0
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
/** A name that a pattern stands for. */
const nameOf = (pattern: string): string => pattern.replaceAll('*', 'X1')

for (const { names, examples } of rows())
  describe(names, () => {
    test.each(names.split(' | ').map(nameOf))('%s', name => {
      const set = (value: string): readonly string[] => (name.startsWith('BASH_FUNC') ? [`env ${quoted(`${name}%%=${value}`)} ls`] : [`${name}=${quoted(value)} ls`, `export ${name}=${quoted(value)}; ls`, `env ${name}=${quoted(value)} ls`, `read -r ${name} <<< ${quoted(value)}; ls`])
      expect(examples.hits.flatMap(set).filter(line => !isAsked(line))).toEqual([])
      expect(examples.misses.flatMap(set).filter(line => decide(line) !== 'allow')).toEqual([])
    })
  })

test('no name is in two rows', () => {
  const names = rows().flatMap(row => row.names.split(' | '))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
test('every row has a value that is asked about or one that is not', () => expect(rows().filter(({ examples }) => examples.hits.length + examples.misses.length === 0)).toEqual([]))

/** Rows know homes by where they usually are. */
describe.each(['/home/dev', '/root', '/Users/dev', '/tmp/box/home', '/srv/people/dev'])('in the home %s', home => {
  const there = fakeFacts({ facts: { home } })
  const decided = (script: string): Decision => judge(analyze({ script, cwd: there.cwd, interactive: false }, there), there, defaultPolicy).decision
  test.each(['export NVM_DIR="$HOME/.nvm"; ls', 'export PYENV_ROOT=~/.pyenv; ls', 'export PATH="$HOME/.cargo/bin:$PATH"; ls'])('%s is usual', line => expect(decided(line)).toBe('allow'))
  test.each(['export NVM_DIR=/tmp/e/.nvm; ls', 'export PYENV_ROOT=~/../e; ls', 'HOME=/tmp/e; export NVM_DIR=$HOME/.nvm; ls', 'export PATH=~/e:$PATH; ls', 'export PATH=/tmp/e:$HOME/.cargo/bin; ls'])('%s is not', line => expect(decided(line)).not.toBe('allow'))
})

/** The payload decides, however the variable comes to be set. */
describe('every way to set a variable', () => {
  test.each([
    "PAGER='rm -rf /' git log", "export PAGER='rm -rf /'; git log", "declare -x PAGER='rm -rf /'; git log", "typeset -x PAGER='rm -rf /'; git log", "set -a; PAGER='rm -rf /'; git log", "PAGER='rm -rf /'; export PAGER; git log",
    "read PAGER <<< 'rm -rf /'; export PAGER; git log", "export PAGER; read PAGER <<< 'rm -rf /'; git log", "printf -v PAGER 'rm -rf /'; export PAGER; git log", "set -a; printf -v PAGER '%s' 'rm -rf /'; git log", "export PAGER; for PAGER in 'rm -rf /'; do git log; done",
    ": ${PAGER:='rm -rf /'}; export PAGER; git log", ': "${PAGER=rm -rf /}"; git log', "declare -n r=PAGER; r='rm -rf /'; export PAGER; git log", "export PAGER; mapfile -t PAGER <<< 'rm -rf /'; git log", "x=PAGER; export $x='rm -rf /'; git log", 'x=PAGER; declare -x "$x=rm -rf /"; git log',
    'x="PAGER=rm -rf /"; export "$x"; git log', "env PAGER='rm -rf /' git log", `env -S "PAGER='rm -rf /' git log"`, "env -i PAGER='rm -rf /' git log", "sudo PAGER='rm -rf /' git log", "sudo env PAGER='rm -rf /' git log", "doas env PAGER='rm -rf /' git log",
    "f() { local -x PAGER='rm -rf /'; git log; }; f", "PAGER='rm -rf /' command git log", "PAGER='rm -rf /' exec git log", "PAGER='rm -rf /' sh -c 'git log'", "PAGER='rm -rf /' timeout 5 git log", "PAGER='rm -rf /' eval 'git log'", "(export PAGER='rm -rf /'; git log)",
    "export PAGER+='rm -rf /'; git log", "PAGER='rm -rf '; PAGER+=/; export PAGER; git log", "readonly PAGER='rm -rf /'; export PAGER; git log", `echo "export PAGER='rm -rf /'" > e; . ./e; git log`, `eval "export PAGER='rm -rf /'"; git log`, `. <(echo "export PAGER='rm -rf /'"); git log`, "cross-env PAGER='rm -rf /' git log",
    "if c; then PAGER='rm -rf /'; else PAGER=cat; fi; git log", "while read -r PAGER; do git log; done <<< 'rm -rf /'",
  ])('denied: %s', line => expect(decide(line)).toBe('deny'))
  test.each(['export "$X"; git log', 'export $(sort a.txt); git log', 'declare -x "$X=$Y"; git log', 'printf -v "$X" ./e; git log', 'read "$X" < a.txt; git log', 'unset PATH; ls', 'PATH= ls', "PAGER=$(sort a.txt) git log"])('at least asked: %s', line => expect(isAsked(line)).toBe(true))
  test.each(['read -r LD_PRELOAD; export LD_PRELOAD="${LD_PRELOAD:-}"; ls', 'LD_PRELOAD=./e.so; export LD_PRELOAD=${LD_PRELOAD:-}; ls', 'read P; LD_LIBRARY_PATH=$P; export LD_LIBRARY_PATH=/opt/x/lib:$LD_LIBRARY_PATH; ls', 'f() { export LD_PRELOAD=${LD_PRELOAD-}; }; read LD_PRELOAD; f; ls'])('what it held before stays: %s', line => expect(isAsked(line)).toBe(true))
  test.each(['export LD_LIBRARY_PATH=/opt/x/lib:$LD_LIBRARY_PATH; ls', 'export NODE_OPTIONS="${NODE_OPTIONS:---max-old-space-size=4096}"; ls', 'export PATH=$PATH:/opt/x/bin; ls'])('nothing is known to have been there: %s', line => expect(decide(line)).toBe('allow'))
  test.each(['env "ASDF_(_VERSION=$X" ls', 'env "BASH_FUNC_[%%=$X" ls', 'env "npm_config_*(=$X" ls', "env 'ASDF_\\_VERSION='\"$X\" ls"])('a name that no shell knows is one like others: %s', line => expect(judge(occurrences(line), facts, defaultPolicy).findings.map(one => one.rule)).not.toContain('gate-failed'))
  test('what was found once is not found again at each command after it', () =>
    expect(occurrences('export PAGER=./e; git log; git diff; git status').filter(({ effect }) => effect.kind === 'execute').map(({ effect }) => show(effect))).toEqual(['execute ./e']))
  test('inside a container it is the container that runs it', () => expect(occurrences("docker run -e LD_PRELOAD=./e.so alpine ls").map(({ effect }) => show(effect)).filter(one => one.includes('e.so'))).toEqual([]))
})

describe('lines', () => {
  test.each(HIDDEN.map(one => [one[0], one[1]] as const))('%s: %s', (decision, line) => expect(compareDecisions(decide(line), decision)).toBeGreaterThanOrEqual(0))
  test.each(HARMLESS)('allowed: %s', line => expect(decide(line)).toBe('allow'))
})
