// sudo, sudoedit: run a program, or edit files, as another user. Source: sudo(8) 1.9.13.
import { exact, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elevates, shellAs, takeAssignments } from './lib/elevated.ts'
import { nothing } from './roles.ts'

const edits = (given: Given): boolean => given('-e') || given.called === 'sudoedit'

function steps(given: Given): readonly Step[] {
  const { assignments, rest } = takeAssignments(given.operands)
  if (given('--help') || given('-V') || given('-l')) return []
  if (!rest.length && !given('-s') && !given('-i') && !given('-v')) return []
  const first = elevates(given.value('-u'))
  if (given('-v')) return [first]
  if (edits(given)) return [first, ...rest.map((target): Step => ({ kind: 'write', target }))]
  if (given('-s') || given('-i')) return [first, ...shellAs(given, rest)]
  const folder = given.value('-D')
  const root = given.value('-R')
  const inside: Step[] = root ? [{ kind: 'unknown', target: root, why: 'it runs with another root folder, whose programs are not known' }] : []
  return [first, ...inside, { run: rest, assignments, elevated: true, ...(folder && { cwd: absolute(folder, given) }) }]
}

const absolute = (folder: Word, given: Given): Word =>
  map(folder, path => (path.startsWith('/') || exact(given.cwd) === undefined ? path : `${exact(given.cwd)}/${path}`))

export default command('sudo', {
  aliases: ['sudoedit', 'sudo-rs'],
  style: 'posix',
  harmless: '-A, --askpass | -a, --auth-type <type> | -b, --background | -B, --bell | -C, --close-from <n> | -c, --login-class <class> | -D, --chdir <dir>'
    + ' | -e, --edit | -E | --preserve-env [names] | -g, --group <group> | -h [host] | --host <host>'
    + ' | --help | -H, --set-home | -i, --login | -k, --reset-timestamp | -K, --remove-timestamp | -l, --list | -n, --non-interactive | -N, --no-update'
    + ' | -p, --prompt <text> | -P, --preserve-groups'
    + ' | -R, --chroot <dir> | -r, --role <role> | -s, --shell | -S, --stdin | -t, --type <type> | -T, --command-timeout <duration> | -U, --other-user <user>'
    + ' | -u, --user <user> | -V, --version | -v, --validate',
  operands: { '<command...>': nothing },
  always: steps,
  examples: {
    'sudo rm -rf /etc/app': ['elevate root', 'delete /etc/app (recursive)'],
    'sudo -u bob -D src cat a.txt': ['elevate bob', 'read a.txt'],
    'sudo -E A=1 B=2 cat a.txt': ['elevate root', 'read a.txt'],
    'sudo -R /mnt cat a.txt': ['elevate root', 'unknown /mnt (it runs with another root folder, whose programs are not known)', 'read a.txt'],
    'sudo -e /etc/hosts': ['elevate root', 'write /etc/hosts'],
    'sudoedit /etc/hosts': ['elevate root', 'write /etc/hosts'],
    'sudo -i': ['elevate root', 'interpret ?stdin as sh'],
    'sudo -s "rm -r build"': ['elevate root', 'delete build (recursive)'],
    'sudo -iu bob sh -c "cat a.txt"': ['elevate bob', 'read a.txt'],
    'echo cat a.txt | sudo -s': ['elevate root', 'read a.txt'],
    'sudo -v': ['elevate root'],
    'sudo -l': [],
    'sudo -k': [],
  },
})
