// cowsay: draws an animal that speaks. Source: cowsay(6) 3.03. A cow is a Perl program.
import { literal, some } from '../model/index.ts'
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { each, nothing } from './roles.ts'

export default command('cowsay', {
  aliases: ['cowthink', 'ponysay', 'xcowsay'],
  options: { '-f, --file <cow>': each(word => (!word.values || some(word, value => value.includes('/')) ? interpretFile(word, 'perl') : undefined)) },
  harmless: '-b | -d | -g | -p | -s | -t | -w | -y | -h, --help | -e <eyes> | -l | -n | -T <tongue> | -W <n> | -r | -C',
  operands: { '<word...>': nothing },
  // What it is called with is looked up in COWPATH.
  always: given => (given.assignments.some(({ name }) => name === 'COWPATH') && given('-f') ? [interpretFile(given.value('-f') ?? literal('cow'), 'perl')] : []),
  examples: { 'cowsay -f tux hello': [], 'cowsay -f ./a.cow hello': ['interpret ./a.cow as perl (file)'] },
})
