// at, batch: run commands later. Source: at(1) 3.2.
import { literal, unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { nothing } from './roles.ts'

function steps(given: Given): readonly Step[] {
  // A job begins with the variables of whoever asked for it.
  if (given('-c')) return [revealsEnvironment]
  if (given('-l') || given('-V') || given.called === 'atq') return []
  if (given('-r') || given('-d') || given.called === 'atrm') return [{ kind: 'configure', target: given.operands[0] ?? literal('at') }]
  const file = given.value('-f')
  const script: Step = file ? { file, language: 'sh' } : given.stdin ? { script: given.stdin } : { kind: 'interpret', target: unresolved('stdin'), language: 'sh' }
  return [{ kind: 'configure', target: literal(given.called || 'at') }, script]
}

export default command('at', {
  aliases: ['batch', 'atq', 'atrm'],
  options: { '-f <file>': nothing },
  harmless: '-V | -q <queue> | -m | -M | -u <user> | -t <time> | -l | -r | -d | -b | -v | -c | -o <format>',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'echo "rm x" | at now + 1 minute': ['configure at', 'delete x'],
    "at -m noon <<< 'cat a.txt'": ['configure at', 'read a.txt'],
    'at -f job.sh noon': ['configure at', 'interpret job.sh as sh (file)'],
    'at noon': ['configure at', 'interpret ?stdin as sh'],
    'at -l': [],
    'at -c 1': ['reveal environment'],
    'atq': [],
    'atrm 3': ['configure 3'],
  },
})
