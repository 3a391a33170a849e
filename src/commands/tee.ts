// tee: copies its input to files and to its output. Source: tee(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { each } from './roles.ts'

export default command('tee', {
  aliases: ['gtee'],
  harmless: '-a, --append | -i, --ignore-interrupts | -p | --output-error [mode] | -u | --help | --version',
  // `-` is a file here.
  operands: { '<file...>': each((target, given) => ({ kind: given('-a') ? 'append' : 'write', target })) },
  outputs: given => given.stdin,
  examples: { 'date | tee -a a.log b.log': ['append a.log', 'append b.log'], 'echo cat a.txt | tee run.txt | sh': ['write run.txt', 'read a.txt'] },
})
