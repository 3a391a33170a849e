// su, runuser: run a shell or command as another user. Source: su(1), runuser(1), util-linux 2.38; FreeBSD 14; macOS 14.
import { exact, literal, unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

function asOther(given: Given): readonly Step[] {
  if (given('--help') || given('--version')) return []
  const words = given.operands.filter(word => exact(word) !== '-')
  const chosen = given.value('-u')
  const user = chosen ?? words[0] ?? literal('root')
  const rest = chosen ? words : words.slice(1)
  const script = given.value('-c')
  const steps: Step[] = [{ kind: 'elevate', target: user }]
  if (script) steps.push({ script, elevated: true, args: rest })
  else if (chosen && rest.length) steps.push({ run: rest, elevated: true })
  else if (rest.length) {
    // Everything behind the user goes to that user's shell.
    steps.push({ run: [given.value('-s') ?? literal('sh'), ...rest], elevated: true })
  } else steps.push({ script: given.stdin ?? unresolved('stdin'), language: 'sh', elevated: true })
  return steps
}

export default command('su', {
  aliases: ['runuser'],
  harmless:
    '-m, -p, --preserve-environment | -w, --whitelist-environment <list> | -g, --group <group> | -G, --supp-group <group> | -l, --login | ' +
    '-c, --command, --session-command <command> | -f, --fast | -s, --shell <shell> | -u, --user <user> | -P, --pty | -T, --no-pty | -h, --help | ' +
    '-V, --version',
  operands: { '<word...>': nothing },
  always: asOther,
  examples: {
    "su -c 'cat a'": ['elevate root', 'read a'],
    "su - dev -c 'rm -r b'": ['elevate dev', 'delete b (recursive)'],
    'runuser -u dev -- cat a': ['elevate dev', 'read a'],
    su: ['elevate root', 'interpret ?stdin as sh'],
    'echo cat a | su': ['elevate root', 'read a'],
  },
})
