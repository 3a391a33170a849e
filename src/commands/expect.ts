// expect: drives programs by a script in Tcl. Source: expect(1) 5.45.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { interpretFile, runsStdin, runsText } from './lib/interpreter.ts'
import { nothing } from './roles.ts'

export default command('expect', {
  aliases: ['expectk'],
  style: 'posix',
  options: { '-c <text>': runsText('expect'), '-f <file>': nothing },
  harmless: '-b | -d | -D <n> | -i | -n | -N | -v | -h | --version',
  operands: { '<word...>': nothing },
  always: given => {
    const file = given.value('-f') ?? given.operands[0]
    if (given('-v') || given('--version')) return []
    if (file && exact(file) !== '-') return [interpretFile(file, 'expect')]
    return given('-c') && !given.stdin ? [] : runsStdin(given, 'expect')
  },
  examples: {
    "expect -c 'spawn ssh a.dev'": ["interpret 'spawn ssh a.dev' as expect (literal)"],
    'expect -f login.exp a.dev': ['interpret login.exp as expect (file)'],
    'expect login.exp': ['interpret login.exp as expect (file)'],
    'expect': ['interpret ?stdin as expect'],
    'expect -v': [],
  },
})
