// pass: keeps passwords in a git repository of encrypted files. Source: pass(1) 1.7.4, gopass 1.15.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { destroys, mutates, nothing, reveals } from './roles.ts'

const store = literal('password store')
const changes: Body = { harmless: '-f, --force | -m, --multiline | -e, --echo | -n, --no-symbols | -c, --clip | -i, --in-place | -r, --recursive | -p, --path <dir> | -q, --qrcode', operands: { '<name...>': mutates } }

export default command('pass', {
  aliases: ['gopass', 'passage'],
  harmless: '-c, --clip [line] | -q, --qrcode [line] | -h, --help | --version',
  subcommands: {
    'ls | list | find | search | help | version': { harmless: '-f, --flat | -l, --limit <n> | -h, --help', operands: { '<name...>': nothing } },
    show: { harmless: '-c, --clip [line] | -q, --qrcode [line] | -o, --password | -f | -n', operands: { '<name...>': reveals } },
    grep: { harmless: '-i | -E | -e <pattern> | -w | -F', operands: { '<pattern...>': nothing }, always: () => [{ kind: 'reveal', target: store }] },
    'insert | add | edit | generate | mv | rename | cp | copy': changes,
    'rm | remove | delete': { harmless: '-r, --recursive | -f, --force', operands: { '<name...>': destroys } },
    init: { harmless: '-p, --path <dir>', operands: { '<id...>': nothing }, always: () => [{ kind: 'mutate', target: store }] },
    git: { style: 'none', operands: { '<word...>': words => [{ run: [literal('git'), ...words] }] } },
    // A name alone is shown.
    '*': { operands: { '<name...>': nothing }, always: given => reveals([store], given) },
  },
  bare: () => [],
  examples: {
    'pass ls': [],
    'pass show mail/dev': ['reveal mail/dev'],
    'pass generate mail/dev 20': ['mutate mail/dev', 'mutate 20'],
    'pass rm -r mail': ['destroy mail'],
    'pass grep dev': ['reveal \'password store\''],
    'pass init 0xA': ["mutate 'password store'"],
    'pass mail/dev': ["reveal 'password store'"],
  },
})
