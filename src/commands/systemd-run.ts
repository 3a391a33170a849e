// systemd-run: runs a program as a unit of systemd, now or later. Source: systemd-run(1) 252 to 257.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { takeAssignments } from './lib/elevated.ts'
import { nothing } from './roles.ts'

/** `Exec...=` lines are command lines; what stands in front of the path only says how they run. */
const property: Role = words =>
  words.flatMap((word): Step[] => {
    if (!word.values) return [{ kind: 'unknown', target: word, why: 'a unit setting can run programs' }]
    return word.values.flatMap((value): Step[] =>
      /^Exec\w+=/.test(value)
        ? [{ script: literal(value.replace(/^\w+=[-@:+!]*/, '')) }]
        : /^(?:Root|Bind|Mount|Environment|Load|Temporary|On(?:Failure|Success))/.test(value)
          ? [{ kind: 'unknown', target: literal(value), why: 'a unit setting can change what runs' }]
          : [],
    )
  })
const later: Role = words => [{ kind: 'configure', target: words[0] ?? literal('timer') }]

function steps(given: Given): readonly Step[] {
  if (given('--help') || given('--version')) return []
  const user = given('--user')
  const host: Word | undefined = given.value('-H') ?? given.value('-M')
  const { assignments } = takeAssignments(given.values('-E'))
  const folder = given.value('--working-directory')
  const cwd = folder && { cwd: map(folder, path => (path.startsWith('/') ? path : `${exact(given.cwd) ?? ''}/${path}`)) }
  const under = { ...(!user && { elevated: true }), ...(host && { host }), ...cwd }
  const first: Step[] = [
    ...(user ? [] : [{ kind: 'elevate', target: given.value('--uid') ?? literal('root') } as const]),
    ...(host ? [{ kind: 'connect', target: host } as const] : []),
  ]
  if (given.operands.length) return [...first, { run: given.operands, assignments, ...under }]
  if (!given('-S')) return given('--path-property') || given('--unit') || given('-p') ? first : []
  return [
    ...first,
    given.stdin ? { script: given.stdin, ...(!user && { elevated: true }) } : { kind: 'interpret', target: unresolved('stdin'), language: 'sh' },
  ]
}

export default command('systemd-run', {
  style: 'posix',
  options: {
    '-p, --property <assignment>': property,
    '--on-active, --on-boot, --on-startup, --on-unit-active, --on-unit-inactive, --on-calendar <time>': later,
    '--on-clock-change, --on-timezone-change': later,
    '--path-property, --socket-property, --timer-property <assignment>': later,
    '-E, --setenv <assignment>': nothing,
    '-H, --host <host>': nothing,
    '-M, --machine <name>': nothing,
  },
  harmless:
    '--no-ask-password | --scope | --unit, -u <name> | --description <text> | --slice <name> | --slice-inherit | --expand-environment <bool>' +
    ' | -r, --remain-after-exit | --send-sighup | --service-type <type> | --uid <user> | --gid <group> | --nice <n> | --working-directory <dir>' +
    ' | --same-dir, -d' +
    ' | --pty, -t | --pty-late, -T | --pipe, -P | --shell, -S | --quiet, -q | --no-block | --wait | -G, --collect | --user | --system' +
    ' | -C, --capsule <name> | -h, --help | --version | --ignore-failure | --background <color> | --job-mode <mode> | -v, --verbose | --output <mode>' +
    ' | --no-pager',
  operands: { '<command...>': nothing },
  always: steps,
  examples: {
    'systemd-run --user --scope cat a.txt': ['read a.txt'],
    'systemd-run rm x': ['elevate root', 'delete x'],
    'systemd-run --uid bob -E A=1 --working-directory src cat a.txt': ['elevate bob', 'read a.txt'],
    'systemd-run --user --on-calendar daily cat a.txt': ['configure daily', 'read a.txt'],
    'systemd-run --user --on-clock-change --path-property PathChanged=/a true': ['configure timer', 'configure PathChanged=/a'],
    'systemd-run --user -p MemoryMax=1G -p ExecStopPost="-/bin/rm x" true': ['delete x'],
    'systemd-run --user -p RootDirectory=/a true': ['unknown RootDirectory=/a (a unit setting can change what runs)'],
    'systemd-run -H a.dev rm x': ['elevate root', 'connect a.dev', 'delete x'],
    'systemd-run -M box rm x': ['elevate root', 'connect box', 'delete x'],
    'systemd-run -S': ['elevate root', 'interpret ?stdin as sh'],
  },
})
