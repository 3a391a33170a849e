// wipefs: erases signatures of file systems; without options it lists them. Source: wipefs(8), util-linux 2.38.
import { command } from './define.ts'

export default command('wipefs', {
  harmless:
    '-a, --all | -b, --backup [folder] | -f, --force | -i, --noheadings | -J, --json | -n, --no-act | -o, --offset <bytes> | -O, --output <columns> | ' +
    '-p, --parsable | -q, --quiet | -t, --types <list> | --lock [mode] | -h, --help | -V, --version',
  operands: { '<device...>': (words, given) => words.map(target => ({ kind: (given('-a') || given('-o')) && !given('-n') ? 'write' : 'list', target })) },
  examples: { 'wipefs disk.img': ['list disk.img'], 'wipefs -af disk.img': ['write disk.img'] },
})
