// ln, link: give a file another name. Source: ln(1), link(1), GNU coreutils 9.1; FreeBSD 14.
import { literal, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { backups, seenFrom, transfer } from './lib/transfer.ts'
import { baseOf } from './lib/words.ts'
import { nothing } from './roles.ts'

/** The name gives access to what it points to, as a copy would; whoever uses the name later is not asked again. */
function linked(given: Given): readonly Step[] {
  const { sources, names: made } = transfer(given)
  const names: readonly Word[] = given.operands.length > 1 || given('-t') ? made : sources.map(source => map(source, baseOf))
  const symbolic = given('-s') && !given('-r')
  return [
    ...sources.map((source, index): Step => ({ kind: 'read', target: symbolic ? seenFrom(names[index] ?? names[0] ?? literal(''), source) : source })),
    ...names.map((target): Step => ({ kind: 'link', target })),
  ]
}

export default command('ln', {
  aliases: ['link', 'gln'],
  options: { '-S, --suffix <suffix>': backups },
  harmless:
    '--backup [control] | -b | -d, -F, --directory | -f, --force | -h | -i, --interactive | -L, --logical | -n, --no-dereference | -P, --physical | ' +
    '-r, --relative | -s, --symbolic | -t, --target-directory <folder> | -T, --no-target-directory | -v, --verbose | -w | ' +
    '--help | --version',
  operands: { '<path...>': nothing },
  always: linked,
  examples: {
    'ln -sf ../shared/a.ts src/a.ts': ['read src/../shared/a.ts', 'link src/a.ts'],
    'ln -s /etc/hosts': ['read /etc/hosts', 'link hosts'],
    'ln -sbS .sh /tmp/a b': ['unknown .sh (it leaves what was there under a name with that ending)', 'read /tmp/a', 'link b'],
    'ln a b lib': ['read a', 'read b', 'link lib/a', 'link lib/b'],
    'ln -t lib a': ['read a', 'link lib/a'],
  },
})
