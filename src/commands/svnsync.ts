// svnsync and its kin: Subversion repositories over the network. Source: svnsync(1), svnmucc(1), svnrdump(1), svnserve(8), Subversion 1.14.
import { exact, literal, some, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const isUrl = (word: Word): boolean => some(word, value => /^[a-z][\w+.-]*:\/\//i.test(value))
const verb = (given: Given): string | undefined => exact(given.operands[0])

function steps(given: Given): readonly Step[] {
  if (given('--help') || given('--version') || verb(given) === 'help') return []
  const [first, second] = given.operands.filter(isUrl)
  if (given.called === 'svnserve')
    return given('--inetd') || given('--tunnel') ? [] : [{ kind: 'connect', target: given.value('--listen-host') ?? literal('0.0.0.0'), listens: true }]
  if (given.called === 'svnmucc') return [{ kind: 'publish', target: given.value('--root-url') ?? first ?? literal('svn') }]
  if (given.called === 'svnrdump' && verb(given) === 'dump') return [{ kind: 'connect', target: first ?? literal('svn') }]
  if (given.called === 'svnsync' && verb(given) === 'info') return [{ kind: 'connect', target: first ?? literal('svn') }]
  return [...(second ? [{ kind: 'connect' as const, target: second }] : []), { kind: 'publish', target: first ?? literal('svn') }]
}

export default command('svnsync', {
  aliases: ['svnmucc', 'svnrdump', 'svnserve'],
  options: {
    '-F, --file <file>': reads,
    '--pid-file <file>': writes,
    '--log-file <file>': writes,
    '--config-dir <folder>': words => words.map(target => ({ kind: 'execute', target })),
  },
  harmless: `-q, --quiet | --non-interactive | --force-interactive | --no-auth-cache | --username <user> | --password <password> | --trust-server-cert
    | --trust-server-cert-failures <kinds> | --sync-username <user> | --sync-password <password> | --source-username <user> | --source-password <password>
    | --config-option <setting> | --source-prop-encoding <name> | --disable-locking | --steal-lock | --allow-non-empty | --skip-unchanged
    | -M, --memory-cache-size <n> | -r, --revision <range> | --incremental | -m, --message <text> | -u, --username-alias <user> | -p <password>
    | -U, --root-url <url> | -X, --extra-args <file> | --with-revprop <property> | -d, --daemon | -i, --inetd | -t, --tunnel | --tunnel-user <user>
    | --listen-once | --listen-host <host> | --listen-port <port> | --foreground | --root <folder> | --config-file <file> | --prefer-ipv6
    | -c, --compression <n> | --cache-txdeltas <on> | --cache-fulltexts <on> | --cache-revprops <on> | --cache-nodeprops <on> | --client-speed <n>
    | --block-read <on> | -T, --threads | --min-threads <n> | --max-threads <n> | --max-request <n> | --max-response <n> | --virtual-host | -R, --read-only
    | --help, -h, -? | --version`,
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'svnsync --version': [],
    'svnsync init https://svn.example/mirror https://svn.example/app': ['connect https://svn.example/app', 'publish https://svn.example/mirror'],
    'svnsync info https://svn.example/mirror': ['connect https://svn.example/mirror'],
    'svnmucc -m x rm https://svn.example/app/src -F msg.txt': ['read msg.txt', 'publish https://svn.example/app/src'],
    'svnrdump dump https://svn.example/app': ['connect https://svn.example/app'],
    'svnrdump load https://svn.example/app --config-dir=conf': ['execute conf', 'publish https://svn.example/app'],
    'svnserve -d --root repo --pid-file pid --log-file log': ['write pid', 'write log', 'connect 0.0.0.0 (listens)'],
  },
})
