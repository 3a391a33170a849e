// run0: runs a program as another user through systemd. Source: run0(1), systemd 257.
import { exact, literal, map, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { elevates, shellAs, takeAssignments } from './lib/elevated.ts'
import { nothing } from './roles.ts'

const absolute = (folder: Word, given: Given): Word =>
  map(folder, path => (path.startsWith('/') || exact(given.cwd) === undefined ? path : `${exact(given.cwd)}/${path}`))

export default command('run0', {
  style: 'posix',
  options: { '--property <assignment>': words => words.map(target => ({ kind: 'unknown', target, why: 'a unit setting can run programs' })) },
  harmless:
    '--no-ask-password | --unit <name> | --description <text> | --slice <name> | --slice-inherit | --user, -u <user> | --group, -g <group>' +
    ' | --nice <n> | --chdir, -D <dir> | --via-shell, -i | --setenv <assignment>' +
    ' | --background <color> | --machine <name> | --shell-prompt-prefix <text> | --lightweight <bool> | --area, -a <name> | --pty | --pty-late | --pipe' +
    ' | -h, --help | --version | -V',
  operands: { '<command...>': nothing },
  always: given => {
    if (given('--help') || given('--version') || given('-V')) return []
    const first = elevates(given.value('--user'))
    const folder = given.value('--chdir')
    if (!given.operands.length) return [first, ...shellAs(given, [])]
    const { assignments } = takeAssignments(given.values('--setenv'))
    return [
      first,
      {
        run: given.operands,
        elevated: true,
        assignments,
        ...(folder && { cwd: absolute(folder, given) }),
        ...(given('--machine') && { host: given.value('--machine') ?? literal('machine') }),
      },
    ]
  },
  examples: {
    'run0 -u bob -D src cat a.txt': ['elevate bob', 'read a.txt'],
    'run0 --setenv A=1 --property CPUWeight=2 rm a.txt': ['unknown CPUWeight=2 (a unit setting can run programs)', 'elevate root', 'delete a.txt'],
    'run0': ['elevate root', 'interpret ?stdin as sh'],
    'run0 --help': [],
  },
})
