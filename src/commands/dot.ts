// dot: draws graphs. Source: dot(1) of graphviz 2.42 and 12.
import { literal, map } from '../model/index.ts'
import { command } from './define.ts'
import { executes, nothing, reads, writes } from './roles.ts'

export default command('dot', {
  aliases: ['neato', 'fdp', 'sfdp', 'twopi', 'circo', 'osage', 'patchwork', 'gvpack', 'gvcolor'],
  options: { '-o <file>': writes, '-O': nothing, '-l <library>': executes, '-c': () => [{ kind: 'configure', target: literal('graphviz plug-ins') }] },
  harmless: '-V, --version | -v | -G <setting> | -N <setting> | -E <setting> | -A <setting> | -T <format> | -K <engine> | -P | -q [n] | -s [n] | -y | -n [n] | -x | -L <setting> | -m <n> | -?, --help, -h | -f <n> | -a | -e | -C | -u | -i <n> | -X <n> | -z | -g | -p | -t | -S',
  operands: { '<file...>': reads },
  always: given => (given('-O') ? given.operands.map(file => ({ kind: 'write', target: map(file, value => `${value}.${given.value('-T')?.values?.[0] ?? 'dot'}`) })) : []),
  examples: {
    'dot -Tsvg a.dot -o a.svg': ['write a.svg', 'read a.dot'],
    'dot -Tpng -O a.dot': ['write a.dot.png', 'read a.dot'],
    'neato -Tsvg -Gdpi=96 a.dot': ['read a.dot'],
    'dot -l ./p.ps -Tps a.dot': ['execute ./p.ps', 'read a.dot'],
    'dot -c': ["configure 'graphviz plug-ins'"],
  },
})
