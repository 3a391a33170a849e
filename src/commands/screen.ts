// screen: keeps terminals alive and types into them. Source: screen(1) 4.9.
import { exact, literal, map, unknown, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { shellOnStdin } from './lib/shells.ts'
import { appends, nothing } from './roles.ts'

/** Commands for a running session that only arrange. */
const QUIET = new Set(
  (
    'acladd select title windows number next prev other detach pow_detach reattach width height redisplay log deflog logtstamp scrollback defscrollback' +
    ' sessionname focus resize split remove only fit caption hardstatus vbell bell activity monitor silence info time version clear reset' +
    ' wrap flow writelock echo msgwait altscreen autodetach encoding utf8 license help displays dinfo layout blanker idle fontsize'
  ).split(' '),
)

/** `-X command words`: what a session is told to do. */
function told([verb, ...words]: readonly Word[]): Step[] {
  if (!verb) return []
  switch (exact(verb)) {
    case 'stuff':
      return words.slice(0, 1).map(word => ({ script: map(word, text => text.replace(/\^M|\\r|\\n|\\015|\\012|\^J|\r/g, '\n').replace(/\^[A-Z[]/g, '')) }))
    case 'exec':
      return [{ run: words.filter(word => !/^[.!:|]+$/.test(exact(word) ?? '')) }]
    case 'screen':
      return words.some(word => !exact(word)?.startsWith('-'))
        ? [{ run: words.filter((word, i) => !exact(word)?.startsWith('-') && exact(words[i - 1]) !== '-t') }]
        : []
    case 'hardcopy':
    case 'writebuf':
    case 'logfile':
      return words.map(target => ({ kind: 'write', target }))
    case 'readbuf':
    case 'readreg':
      return words.slice(-1).map(target => ({ kind: 'read', target }))
    case 'source':
      return words.map(file => interpretFile(file, 'screen'))
    case 'quit':
    case 'kill':
      return [{ kind: 'signal', target: literal('screen') }]
    default:
      return QUIET.has(exact(verb) ?? '') ? [] : [unknown(verb, 'this command of screen is not known')]
  }
}

function steps(given: Given): readonly Step[] {
  if (given('-X')) return told(given.operands)
  if (['-ls', '-list', '-wipe', '-v', '-Q', '--version', '--help'].some(option => given(option))) return []
  const attaches = ['-r', '-R', '-x'].some(option => given(option)) || ((given('-d') || given('-D')) && !given('-m'))
  if (attaches) return []
  if (given.operands.length) return [{ run: given.operands }]
  // A new window in front of somebody: what is typed there is not known.
  return given('-m') || given('-s') ? [] : shellOnStdin(given, 'sh')
}

export default command('screen', {
  aliases: ['byobu', 'byobu-screen'],
  style: 'posix',
  options: {
    '-c <file>': words => words.flatMap(word => (exact(word) === '/dev/null' ? [] : [interpretFile(word, 'screen')])),
    '-Logfile <file>': appends,
    '-s <program>': words => words.map(word => ({ run: [word] })),
  },
  harmless:
    '-a | -A | -d | -D | -e <keys> | -f | -fn | -fa | -h <n> | -i | -l | -ln | -ls | -list | -L | -m | -O | -p <window> | -q | -Q | -r | -R | -RR' +
    ' | -S <name> | -t <title> | -T <term> | -U | -v | -wipe | -x | -X | -4 | -6 | --version | --help',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'screen -dmS work cat a.txt': ['read a.txt'],
    'screen': ['interpret ?stdin as sh'],
    'screen -dmS work': [],
    'screen -ls': [],
    'screen -r work': [],
    "screen -S work -p 0 -X stuff 'rm x^M'": ['delete x'],
    'screen -S work -X exec rm x': ['delete x'],
    'screen -X hardcopy out': ['write out'],
    'screen -X source rc': ['interpret rc as screen (file)'],
    'screen -S work -X quit': ['signal screen'],
    'screen -X frob': ['unknown frob (this command of screen is not known)'],
    'screen -L -Logfile log -c rc rm x': ['append log', 'interpret rc as screen (file)', 'delete x'],
    'screen -s bash': ['interpret ?stdin as bash'],
  },
})
