// Numbers that are only known when the line runs: they are no more than numbers where text is read by a program, and no less than any text where they may not be.
import { describe, expect, it } from 'vitest'
import { decide } from '../src/gate.ts'
import type { Decision } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const decisionOf = (line: string): Decision => decide({ principal: { agent: 'test' }, action: { kind: 'script', source: line }, cwd: facts.cwd, interactive: false }, facts, defaultPolicy).decision

/** What prints a number, or one in each line. */
const COUNTS = ['wc -l < a.ts', 'grep -c foo a.ts', 'cat a.ts | grep -c foo', 'ls | wc -w', 'grep -n foo a.ts | head -1 | cut -d: -f1', 'grep -n foo a.ts | cut -d: -f1', "grep -nE 'a|b' a.ts | tail -n 1 | cut -f1 -d:"]
/** What may print anything else. */
const OTHERS = ['ls', 'cat n.txt', 'head -1 a.ts', 'wc -lc < a.ts; cat n.txt', 'grep -c foo a.ts b.ts', 'grep -rc foo .', 'grep -cH foo a.ts', 'grep -n foo a.ts b.ts | cut -d: -f1', 'grep -n foo a.ts | cut -d: -f2', 'grep -n foo a.ts | cut -d, -f1', 'grep -n foo a.ts | sed s/:/x/ | cut -d: -f1',
  'grep -n foo a.ts | cut -d: -f1 --complement', '(grep -n foo a.ts; cat n.txt) | cut -d: -f1', 'grep -n -A1 foo a.ts | cut -d: -f1', 'grep foo a.ts | cut -d: -f1', 'grep -c "$pattern" a.ts', 'grep -c foo "$(cat n.txt)"', 'grep -n "$(cat n.txt)" a.ts | cut -d: -f1', 'grep -c foo *', 'grep -n foo ./* | cut -d: -f1', 'grep -rn foo . | cut -d: -f1', 'grep -n foo a.ts | cut -d: -f1 n.txt', 'uname']

it('of each file', () => expect(decisionOf('for f in src/*.ts; do n=$(grep -n foo "$f" | head -1 | cut -d: -f1); sed -n "${n},+3p" "$f"; done')).toBe('allow'))

describe.each(COUNTS)('n=$(%s)', count => {
  it.each(['sed -n "${n}p" a.ts', 'sed -n ${n}p a.ts', 'sed -n "${n},+6p" a.ts', 'sed -n "$((n - 5)),${n}p" a.ts', 'm=$((n + 9)); sed -n "$n,${m}p" a.ts', 'awk "NR >= $n" a.ts', 'awk "NR == $n { print \\$1 }" a.ts', '[[ $n -gt 0 ]] && echo yes', 'echo $((n + 1))', 'head -n $n a.ts', 'jq ".[$n]" a.json'])('%s', use =>
    expect(decisionOf(`n=$(${count}); ${use}`)).toBe('allow'))
  it.each(['sed "${n}w out" a.ts', 'sed "${n}w out$n" a.ts', 'sed "${n}e make" a.ts', 'sed "s/a/b/${n}e" a.ts', 'awk "NR == $n { system(\\"make\\") }" a.ts', 'sed "$n$(cat n.txt)" a.ts', 'x=*; sed "$n$x" a.ts', 'x="w *"; sed "$n$x" a.ts', 'n+=$(cat n.txt); sed -n "${n}p" a.ts', 'n=${n//1/e}; sed "$n" a.ts', 'read -r n; sed -n "${n}p" a.ts', 'sh -c "make $n"', 'rm "$n"', 'cat /dev/sd$n', 'cat /proc/$n/environ'])('%s', use =>
    expect(decisionOf(`n=$(${count}); ${use}`)).not.toBe('allow'))
})

it('what arithmetic yields is a number, too', () => {
  expect(decisionOf('n=$((RANDOM % 9)); m=$((n + 3)); sed -n "${n},${m}p" a.ts')).toBe('allow')
  expect(decisionOf('n=$((RANDOM % 9)); sed "${n}w out" a.ts')).toBe('ask')
})

describe('what may be more than a number', () => {
  it('such as what grep prints for a file that may be an option', () => expect(decisionOf('for f in *; do n=$(grep -c foo "$f"); sed -n "${n}p" a.ts; done')).not.toBe('allow'))
  it.each(OTHERS)('n=$(%s)', other => expect(decisionOf(`n=$(${other}); sed -n "\${n}p" a.ts`)).not.toBe('allow'))
  it.each(['if test -e x; then n=$(wc -l < a.ts); else n=$(ls); fi', 'n=$(wc -l < a.ts); test -e x && n=$(ls)', 'for n in $(wc -l < a.ts) $(ls)', 'n=$(ls); for i in 1 2; do sed -n "${n}p" a.ts; n=$(wc -l < a.ts); done; for n in "$n" $(ls)'])('%s', lines =>
    expect(decisionOf(lines.startsWith('for') || lines.includes('; for n') ? `${lines}; do sed -n "\${n}p" a.ts; done` : `${lines}; sed -n "\${n}p" a.ts`)).not.toBe('allow'))
})
