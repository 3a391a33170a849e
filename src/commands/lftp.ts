// lftp: moves files by commands of its own language, on the command line or in a file. Source: lftp(1) 4.9.
import { literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { interpretFile, interpretText } from './lib/interpreter.ts'
import { transferText } from './lib/transfer-script.ts'
import { connects } from './roles.ts'

/** Commands that the reader of transfer scripts knows; the language has many more, among them pipes to programs. */
const SIMPLE =
  /^(?:\s*(?:(?:open|get|put|mget|mput|cd|lcd|ls|pwd|rm|mkdir|rmdir|bye|exit|quit|chmod|user|pget|reget|reput|help|close)(?:\s+[^;|&<>`\n]*)?|!\s*\w[^;\n]*)(?:[;\n]|$))*$/
const commands: Role = words =>
  words.flatMap((word): Step[] =>
    word.values?.every(value => SIMPLE.test(value))
      ? transferText(word, 'lftp').filter(step => !('kind' in step && step.kind === 'connect' && step.target.values?.[0] === 'lftp' && !step.sends))
      : [interpretText(word, 'lftp'), { kind: 'connect', target: literal('lftp'), sends: true }],
  )

export default command('lftp', {
  aliases: ['lftpget'],
  options: { '-e, -c <commands>': commands, '-f, --rcfile <file>': words => words.map(file => interpretFile(file, 'lftp')) },
  harmless: '-d [level] | -p, --port <n> | -u, --user <user> | --password <text> | --env-password | -s <slot> | -B | --norc | -v, --version | -h, --help',
  operands: { '<site...>': connects },
  always: given => (given.stdin && !given('-c') && !given('-f') ? commands([given.stdin], given) : []),
  examples: {
    'lftp -u me,x a.dev': ['connect a.dev'],
    'lftp -c "open a.dev; put a.txt"': ['connect a.dev', 'read a.txt', 'connect a.dev (sends)'],
    'lftp -e "mirror -R src /srv" a.dev': ["interpret 'mirror -R src /srv' as lftp (literal)", 'connect lftp (sends)', 'connect a.dev'],
    'lftp -e "!rm x" a.dev': ['delete x', 'connect a.dev'],
    'lftp -f batch': ['interpret batch as lftp (file)'],
    'echo ls | lftp a.dev': ['connect a.dev'],
  },
})
