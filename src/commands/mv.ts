// mv: moves and renames. Source: mv(1), GNU coreutils 9.1; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { backups, swallowed, transfer } from './lib/transfer.ts'
import { nothing } from './roles.ts'

export default command('mv', {
  aliases: ['gmv'],
  options: { '-S, --suffix <suffix>': backups, '--exchange': () => [{ kind: 'unknown', target: literal('--exchange'), why: 'it puts each name in the place of the other' }] },
  harmless:
    '--backup [control] | -b | -f, --force | -h | -i, --interactive | -n, --no-clobber | --strip-trailing-slashes | ' +
    '-t, --target-directory <folder> | -T, --no-target-directory | -u | --update [when] | -v, --verbose | -Z, --context | --no-copy | ' +
    '--debug | --help | --version',
  operands: { '<path...>': nothing },
  always: given => {
    const { sources, names } = transfer(given)
    const recursive = swallowed(given)
    return [
      ...sources.map(target => (recursive ? { kind: 'delete' as const, target, recursive } : { kind: 'delete' as const, target })),
      ...(recursive ? [] : names.map(target => ({ kind: 'write' as const, target }))),
    ]
  },
  examples: {
    'mv a.ts b.ts': ['delete a.ts', 'write b.ts'],
    'mv a b lib': ['delete a', 'delete b', 'write lib/a', 'write lib/b'],
    'mv -t lib a': ['delete a', 'write lib/a'],
    'mv -T src source': ['delete src', 'write source'],
    'mv --exchange a b': ['unknown --exchange (it puts each name in the place of the other)', 'delete a', 'write b'],
    'mv -b -S .sh a b': ['unknown .sh (it leaves what was there under a name with that ending)', 'delete a', 'write b'],
    'mv src /dev/null': ['delete src (recursive)'],
  },
})
