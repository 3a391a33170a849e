// shred: overwrites files. Source: shred(1), GNU coreutils 9.1.
import { command, type Step } from './define.ts'
import { each, reads } from './roles.ts'

export default command('shred', {
  options: { '--random-source <file>': reads },
  harmless: '-f, --force | -n, --iterations <count> | -s, --size <size> | -u | --remove [how] | -v, --verbose | -x, --exact | -z, --zero | --help | --version',
  operands: {
    '<file...>': (words, given) => [
      ...each(target => ({ kind: 'write', target }))(words, given),
      ...(given('-u') || given('--remove') ? words.map((target): Step => ({ kind: 'delete', target })) : []),
    ],
  },
  examples: { 'shred -u a.txt': ['write a.txt', 'delete a.txt'], 'shred -n 1 --random-source=seed a': ['read seed', 'write a'] },
})
