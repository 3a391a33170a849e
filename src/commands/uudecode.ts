// uudecode: makes files out of text. Source: uudecode(1), uuencode(1) of sharutils 4.15.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { reads, unknowns, writes } from './roles.ts'

export default command('uudecode', {
  options: { '--save-opts [file]': writes, '--load-opts <file>': unknowns('options come from a file'), '-o, --output-file <file>': writes },
  harmless: '-c, --ignore-chmod | -m | -r | -i | -p | -s | -h, --help | -v, --version',
  operands: { '<file...>': reads },
  // The text names the file that it becomes.
  always: (given): readonly Step[] => (given('-o') || given('-p') || given('-h') || given('-v') ? [] : writes([literal('.')], given)),
  outputs: given => (given('-p') || given.values('-o').some(word => word.values?.some(value => /^(-|\/dev\/stdout)$/.test(value))) ? decoded('uudecode', given.stdin, given.operands[0]) : undefined),
  examples: {
    'uudecode --save-opts=my.rc --load-opts=b.rc a.uu': ['write my.rc', 'unknown b.rc (options come from a file)', 'write .', 'read a.uu'],

    'uudecode a.uu': ['write .', 'read a.uu'],
    'uudecode -o b.bin a.uu': ['write b.bin', 'read a.uu'],
    'uudecode -p a.uu | sh': ['read a.uu', 'interpret ?uudecode as sh from file a.uu, decoder uudecode'],
  },
})
