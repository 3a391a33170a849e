// complete, compgen, compopt: programmable completion. Source: bash(1) 5.2.
import { map, unknown } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { evaluates, nothing } from './roles.ts'

/** Word lists are expanded, so what is substituted in them runs. */
const expanded: Role = words =>
  words.filter(word => word.values?.some(value => /\$\(|`/.test(value)) ?? true).map(word => ({ script: map(word, value => `: ${value}`), language: 'bash' }))

export default command('complete', {
  aliases: ['compgen', 'compopt'],
  options: { '-C <command>': evaluates, '-F <function>': evaluates, '-W <words>': expanded, '-V <name>': words => words.map(name => unknown(name, 'what this variable holds from then on is not followed')) },
  harmless:
    '-a | -b | -c | -d | -e | -f | -g | -j | -k | -s | -u | -v | -p | -r | -D | -E | -I | -o <option> | -A <action> | -G <pattern> | -X <pattern> | ' +
    '-P <prefix> | -S <suffix> | +<n>',
  operands: { '<name...>': nothing },
  examples: {
    'compgen -c': [],
    "complete -W 'start stop' svc": [],
    "compgen -W '$(cat a.txt)'": ['read a.txt'],
    "complete -C 'cat a.txt' x": ['read a.txt'],
    'complete -F true x': [],
    'compopt -o nospace': [],
    'compgen -V found -W go': ['unknown found (what this variable holds from then on is not followed)'],
  },
})
