// visudo, vipw, vigr: edit account and sudo files with an editor. Source: visudo(8), sudo 1.9; vipw(8), shadow 4.13.
import { literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing, writes } from './roles.ts'

const FILES = new Map([['visudo', '/etc/sudoers'], ['vipw', '/etc/passwd'], ['vigr', '/etc/group']])
const fileOf = (given: Given): Word => given.value('-f') ?? given.operands[0] ?? literal(FILES.get(given.called) ?? '/etc/passwd')

export default command('visudo', {
  aliases: ['vipw', 'vigr'],
  harmless:
    '-c, --check | -f, --file <file> | -g, --group | -h, --help | -I, --no-includes | -O, --owner | -P, --perms | -p, --passwd | -q, --quiet | ' +
    '-R, --root <folder> | -s, --strict, --shadow | -V, --version',
  options: { '-x, --export <file>': writes },
  operands: { '<file>': nothing },
  always: given => (given('-h') || given('-V') ? [] : [{ kind: given('-c') ? 'read' : 'write', target: fileOf(given) }]),
  examples: { 'visudo -c -x out rules.txt': ['write out', 'read rules.txt'], 'visudo -cf rules.txt': ['read rules.txt'], visudo: ['write /etc/sudoers'], vipw: ['write /etc/passwd'] },
})
