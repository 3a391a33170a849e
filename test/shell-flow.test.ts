// What real shells start, held against what reading their source finds: functions, loops, lists, builtins, folders, children, and the dialects.
import { beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../src/analyze.ts'
import { fakeFacts } from './support/facts.ts'
import { hasShell, judgeAll, type Judged, readCases } from './support/shells.ts'

/** A case that starts so may be asked about; any other must be known exactly. None may be missed. */
const MAY_ASK = '#?\n'

const SHELLS: readonly (readonly [file: string, shell: readonly string[]])[] = [
  ['bash', ['bash']],
  ['zsh', ['zsh', '-f']],
  ['dash', ['dash']],
]

for (const [file, shell] of SHELLS)
  describe.runIf(hasShell(file))(`what ${file} starts is in the reading`, () => {
    let judged: readonly Judged[] = []
    beforeAll(async () => {
      judged = await judgeAll(shell, readCases(new URL(`./shell/flow/${file}.txt`, import.meta.url)))
    }, 120_000)
    const show = (found: readonly Judged[]): readonly string[] => found.map(({ script, calls }) => `${script}\n  started ${JSON.stringify(calls.map(call => call.args))}`)
    test('nothing is missed', () => expect(show(judged.filter(one => one.found === 'missed'))).toEqual([]))
    test('what can be known is known', () => expect(show(judged.filter(one => one.found !== 'known' && !one.script.startsWith(MAY_ASK)))).toEqual([]))
    // A bench on which nothing runs would agree with everything.
    test('every case starts something', () => expect(show(judged.filter(one => one.calls.length === 0))).toEqual([]))
  })

describe('a dialect is known from who runs it', () => {
  const facts = fakeFacts()
  const doubts = (script: string, shell?: string): readonly string[] => examine({ script, cwd: facts.cwd, interactive: false, ...(shell && { shell }) }, facts).occurrences.flatMap(({ effect }) => (effect.kind === 'unknown' ? effect.why : effect.kind === 'interpret' ? effect.kind : []))
  test.each([
    ["zsh -c 'ls *.ts~a(.)'"], ["zsh -c 'cat =ls'"], ["zsh -c 'x=abc; ls $x[1]'"], ["zsh -c 'repeat 3 ls'"], ["zsh -c 'zmodload zsh/files'"], ["zsh -c 'print -P x'"], ["zsh -c 'path=(. $path)'"], ["zsh -c 'setopt shwordsplit'"],
    ["zsh -c 'echo a > x | cat'"], ["zsh -c 'chpwd() { ls; }; cd src'"], ["dash -c '[[ a > b ]]'"], ["dash -c '((x=1))'"], ["dash -c \"ls $'a'\""], ["sh -c 'cd src &> /dev/null'"], ["fish -c 'ls (pwd)'"], ["fish -c 'set x 1'"],
  ])('%s is doubted', line => expect(doubts(line)).not.toEqual([]))
  test.each([
    ["zsh -c 'ls -la | head'"], ["zsh -c 'x=src; ls $x && git status'"], ["zsh -c 'for f in a.txt; do cat $f; done'"], ["zsh -c 'a=(a.txt notes.txt); cat \"${a[@]}\"'"], ["zsh -c 'export PATH=$PATH:/usr/local/bin; ls'"],
    ["sh -c 'cd src && ls'"], ["sh -c 'if [ -f a.txt ]; then cat a.txt; fi'"], ["sh -c 'ls > /dev/null 2>&1'"], ["dash -c 'x=1; echo $x'"], ["fish -c 'ls -la'"], ["sh -c '[[ -f a.txt ]] && cat a.txt'"], ["sh -c 'ls src &> /dev/null'"],
    ["setopt_() { :; }; ls"], ["zsh -c 'setopt pipefail; ls'"],
  ])('%s is not', line => expect(doubts(line)).toEqual([]))
  test('the shell of a request is the same as one that is called', () => {
    expect(doubts('ls (pwd)', 'fish')).not.toEqual([])
    expect(doubts('ls -la', 'fish')).toEqual([])
    expect(doubts('x=abc; ls $x[1]', '/bin/zsh')).not.toEqual([])
    expect(doubts('ls -la', '/bin/zsh')).toEqual([])
  })
})
