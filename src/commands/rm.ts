// rm: removes names. Source: rm(1), GNU coreutils 9.1; FreeBSD 14; macOS 14; busybox 1.35.
import { command } from './define.ts'
import { each } from './roles.ts'

export default command('rm', {
  aliases: ['grm', 'srm'],
  harmless:
    '-f, --force | -i | -I | --interactive [when] | --one-file-system | --no-preserve-root | --preserve-root [all] | -r, -R, --recursive | -d, --dir | ' +
    '-v, --verbose | -P | -W | -x | -s, --simple | -m, --medium | -z, --zero | --help | --version',
  // `-` is a file here.
  operands: { '<path...>': each((target, given) => (given('-r') ? { kind: 'delete', target, recursive: true } : { kind: 'delete', target })) },
  examples: {
    'rm a.txt': ['delete a.txt'],
    'rm -rf build dist': ['delete build (recursive)', 'delete dist (recursive)'],
    'rm --recurs -- -x': ['delete -x (recursive)'],
    'rm -fv *.log': ['delete each of *.log'],
    'rm build -R': ['delete build (recursive)'],
    'rm -': ['delete -'],
  },
})
