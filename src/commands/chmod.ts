// chmod: changes modes. Source: chmod(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { grants } from './lib/mode.ts'
import { lists, nothing } from './roles.ts'

/** A mode that takes rights away starts with a dash, like an option. */
const TAKES_AWAY = ['-r', '-w', '-x', '-X', '-s', '-t', '-u', '-g', '-o', '-a']

function permits(given: Given): readonly Step[] {
  const modeless = given('--reference') || given('-C') || given('-N') || TAKES_AWAY.some(option => given(option))
  const mode: Word | undefined = modeless ? undefined : given.operands[0]
  const recursive = given('-R')
  return given.operands.slice(modeless ? 0 : 1).map(target => ({
    kind: 'permit', target, ...(given('+a') ? { grants: 'owner' as const } : grants(given('--reference') ? literal('') : mode)), ...(recursive && { recursive }),
  }))
}

export default command('chmod', {
  aliases: ['gchmod'],
  options: { '--reference <file>': lists },
  harmless:
    '-c, --changes | -f, --silent, --quiet | -v, --verbose | --dereference | -h, --no-dereference | --no-preserve-root | --preserve-root | ' +
    '-R, --recursive | -H | -L | -P | -C | -E | -N | -I | -i | -r | -w | -x | -X | -s | -t | -u | -g | -o | -a | --help | --version',
  operands: { '<word...>': nothing },
  always: permits,
  examples: {
    'chmod +x run.sh': ['permit run.sh (executable)'],
    'chmod -R 777 src': ['permit src (recursive) (world-writable)'],
    'chmod u=rwx,go=rx a b': ['permit a (executable)', 'permit b (executable)'],
    'chmod 4755 tool': ['permit tool (setuid)'],
    'chmod -x run.sh': ['permit run.sh'],
    'chmod 600 key.txt': ['permit key.txt'],
    'chmod --reference=a b': ['list a', 'permit b'],
    'chmod o+w a': ['permit a (world-writable)'],
  },
})
