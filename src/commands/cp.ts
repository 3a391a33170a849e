// cp: copies files. Source: cp(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { command } from './define.ts'
import { backups, transfer } from './lib/transfer.ts'
import { nothing } from './roles.ts'

export default command('cp', {
  aliases: ['gcp'],
  options: { '-S, --suffix <suffix>': backups },
  harmless:
    '-a, --archive | --attributes-only | --backup [control] | -b | --copy-contents | -c | -d | -f, --force | -i, --interactive | -H | -l, --link | ' +
    '-L, --dereference | -n, --no-clobber | -N | -P, --no-dereference | -p | --preserve [attributes] | --no-preserve <attributes> | --parents | ' +
    '-R, -r, --recursive | --reflink [when] | --remove-destination | --sparse <when> | --strip-trailing-slashes | -s, --symbolic-link | ' +
    '-t, --target-directory <folder> | -T, --no-target-directory | -u | --update [when] | -v, --verbose | ' +
    '-x, --one-file-system | -X | -Z | --context [context] | --keep-directory-symlink | --debug | --help | --version',
  operands: { '<path...>': nothing },
  always: given => {
    const recursive = given('-R') || given('-a')
    const { sources, names } = transfer(given)
    return [
      ...sources.map(target => (recursive ? { kind: 'read' as const, target, recursive } : { kind: 'read' as const, target })),
      // Of a folder all that is in it is written, below the name that it gets.
      ...names.map(target => ({ kind: given('-l') || given('-s') ? ('link' as const) : ('write' as const), target, ...(recursive && { recursive }) })),
    ]
  },
  examples: {
    'cp a.ts b.ts': ['read a.ts', 'write b.ts'],
    'cp -r src build/': ['read src (recursive)', 'write build/src (recursive)'],
    'cp -at out a b': ['read a (recursive)', 'read b (recursive)', 'write out/a (recursive)', 'write out/b (recursive)'],
    'cp -r x/. .': ['read x/. (recursive)', 'write . (recursive)'],
    'cp a.* docs': ['read each of {a.*, a.json, a.txt}', 'write each of {docs/a.*, docs/a.json, docs/a.txt}'],
    'cp .bashrc ~': ['read .bashrc', 'write /home/dev', 'write /home/dev/.bashrc'],
    'cp -bS .bak a b': ['read a', 'write b'],
    'cp --backup --suffix=.sh a b': ['unknown .sh (it leaves what was there under a name with that ending)', 'read a', 'write b'],
    'cp a* b.sh': ['read each of {a*, a.json, a.txt}', 'write b.sh', 'write each of {b.sh/a*, b.sh/a.json, b.sh/a.txt}'],
    'cp -s a b': ['read a', 'link b'],
    'cp --target-directory=out a': ['read a', 'write out/a'],
  },
})
