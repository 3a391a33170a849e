// bc, dc: calculators. Source: bc(1), GNU bc 1.07; FreeBSD 14.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { reads } from './roles.ts'

/** `!command` of dc runs a shell command. */
const shells = (given: Given): readonly Step[] => {
  if (given.called !== 'dc') return []
  const texts: readonly Word[] = [...given.values('-e'), ...(given.operands.length || given('-e') || given('-f') ? [] : given.stdin ? [given.stdin] : [])]
  return [
    ...texts
      .filter(target => target.values?.some(value => /![^<>=]/.test(value)) ?? true)
      .map((target): Step => ({ kind: 'interpret', target, language: 'dc', ...(exact(target) !== undefined && { literal: true }) })),
    ...[...given.values('-f'), ...given.operands].map((target): Step => ({ kind: 'interpret', target, language: 'dc', file: true })),
  ]
}

export default command('bc', {
  aliases: ['dc'],
  harmless:
    '-c, --digit-clamp | -C, --no-digit-clamp | -e, --expression <expression> | -E, --seed <seed> | -f, --file <file> | -h, --help | -i, --interactive | ' +
    '-I <base> | -l, --mathlib | -L | -O <base> | -P, --no-prompt | -q, --quiet | -R | -r <keyword> | -s, --standard | -S, --scale <scale> | ' +
    '-v, -V, --version | -w, --warn | -x, --extended-register | -z',
  operands: { '<file...>': reads },
  always: given => [...shells(given), ...given.values('-f').map((target): Step => ({ kind: 'read', target }))],
  examples: {
    'echo 1+2 | bc -l': [],
    'bc -q lib.bc': ['read lib.bc'],
    "dc -e '2 3 + p'": [],
    "dc -e '!cat a'": ["interpret '!cat a' as dc (literal)"],
    'dc -f run.dc': ['interpret run.dc as dc (file)', 'read run.dc'],
  },
})
