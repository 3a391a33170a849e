// dotenv: loads a file of variables and runs a program. Source: dotenv-cli 8 --help, dotenvx 1 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, runs } from './roles.ts'

export default command('dotenv', {
  aliases: ['dotenv-cli', 'env-cmd'],
  style: 'posix',
  options: { '-e, -f, --file <file>': reads, '-p <name>': target => target.map(name => ({ kind: 'reveal', target: name })) },
  harmless:
    '--quote <mode> | --export <bool> | --version | -c [name] | -v <pair> | -o, --override | -q, --quiet | --no-expand | --debug | -h, --help | -r, --rc-file <file> | --use-shell | --silent | ' +
    '--no-override | --environments <names>',
  always: given => (given('-e') || given('-h') || !given.operands.length ? [] : [{ kind: 'read', target: literal('.env') }]),
  operands: { '<command...>': (words, given) => (given('-p') ? nothing(words, given) : runs(words, given)) },
  examples: {
    'dotenv --help': [],
    'dotenv -e .env.sample -- mkdir out': ['read .env.sample', 'write out'],
    'dotenv mkdir out': ['read .env', 'write out'],
    'dotenv -p TOKEN': ['reveal TOKEN'],
  },
})
