// scriptreplay: plays a recorded session. Source: scriptreplay(1), util-linux 2.38.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('scriptreplay', {
  options: {
    '-t, -T, --timing, --log-timing <file>': reads,
    '-I, --log-in <file>': reads,
    '-O, --log-out <file>': reads,
    '-B, --log-io <file>': reads,
    '-s, --typescript <file>': reads,
  },
  harmless: '--summary | -d, --divisor <number> | -m, --maxdelay <number> | -x, --stream <name> | -c, --cr-mode <type> | -h, --help | -V, --version',
  operands: { '<timing>': reads, '<file>': reads, '<divisor>': nothing },
  examples: { 'scriptreplay -t a -I b -O c -B d -s e': ['read a', 'read b', 'read c', 'read d', 'read e'], 'scriptreplay t log': ['read t', 'read log'] },
})
