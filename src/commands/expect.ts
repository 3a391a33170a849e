// expect: talks to other programs by a Tcl script. Source: expect(1) 5.45.
import { command } from './define.ts'
import { runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { runs } from './roles.ts'

export default command('expect', {
  aliases: ['expectk', 'unbuffer', 'autoexpect', 'dislocate', 'kibitz'],
  style: 'posix',
  options: { '-c <text>': runsText('tcl'), '-f, -b <file>': runsFile('tcl') },
  harmless: '-d | -D <n> | -i | -n | -N | -v, -version | -p | -quiet | -h',
  operands: {
    '<file...>': (words, given) =>
      /^(?:unbuffer|dislocate|autoexpect)$/.test(given.called) ? runs(words, given) : script('tcl', ['-c', '-f', '-b'])(words, given),
  },
  always: given => (given.called === 'expect' ? stdinUnless('tcl', ['-c', '-f', '-b', '-v'])(given) : []),
  examples: {
    'expect -v': [],
    'expect a.exp x': ['interpret a.exp as tcl (file)'],
    "expect -c 'spawn sh'": ["interpret 'spawn sh' as tcl (literal)"],
    'expect -f a.exp': ['interpret a.exp as tcl (file)'],
    'unbuffer mkdir out': ['write out'],
  },
})
