// git config. Source: git-config(1), git 2.39 to 2.55.
import { exact, literal, map, oneOf, some, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { pathSteps } from './paths.ts'
import { follow, persists } from './settings.ts'

const GETS = ['--get', '--get-all', '--get-regexp', '--get-urlmatch', '--get-color', '--get-colorbool', '--list', '--blob']
const VERBS = /^(?:list|get|set|unset|rename-section|remove-section|edit)$/
/** Values that open something. */
const SECRET = /(?:token|passw(?:or)?d|secret|extraheader|smtppass|\.pass)$/i

/** What the older options ask for, or just a name, with or without a value. */
function asked(given: Given): string {
  if (GETS.some(option => given(option))) return 'get'
  if (given('--edit')) return 'edit'
  if (given('--unset') || given('--unset-all')) return 'unset'
  if (given('--rename-section') || given('--remove-section')) return 'section'
  return given.operands.length > 1 || given('--add') || given('--replace-all') ? 'set' : 'get'
}

const configured = (given: Given): readonly Step[] => (VERBS.test(exact(given.operands[0]) ?? '') ? [] : act(asked(given), given.operands, given))

function act(verb: string, words: readonly Word[], given: Given): readonly Step[] {
  const file = given.value('--file')
  const scope = ['--global', '--system', '--worktree']
    .filter(option => given(option))
    .map(option => `${option} `)
    .join('')
  if (verb === 'get')
    return [
      ...(file ? [reading(file)] : []),
      ...pathSteps('read', given.values('--blob')),
      ...words.filter(word => some(word, name => SECRET.test(name))).map((target): Step => ({ kind: 'reveal', target })),
    ]
  const [key, value] = words
  if (verb === 'set' && key && value) return keyed(key, value, file, scope)
  if (file) return [{ kind: 'write', target: file }]
  const what = [verb, ...words.map(word => word.text)].join(' ')
  return [{ kind: 'configure', target: words.every(word => word.values) ? literal(scope + what) : unresolved(scope + what) }]
}

const reading = (target: Word): Step => ({ kind: 'read', target })

/** A setting that runs a program is judged by what it would run, too. */
function keyed(key: Word, value: Word, file: Word | undefined, scope: string): readonly Step[] {
  const names = key.values ?? []
  const later = names.some(name => persists(name, value))
  const target =
    names.length && value.values
      ? oneOf(
          key.text,
          names.flatMap(name => (value.values ?? []).map(text => `${scope}${name}=${text}`)),
        )
      : unresolved(`${scope}${key.text}=${value.text}`, value.from)
  const steps: Step[] = file ? [{ kind: 'write', target: file }] : []
  if (!file || later) steps.push({ kind: 'configure', target, ...(later && { persists: true }) })
  return [...steps, ...names.flatMap(name => follow(name, value)).filter(step => !('kind' in step))]
}

const ACTIONS = `--get | --get-all | --get-regexp | --get-urlmatch | --replace-all | --add | --unset | --unset-all | --rename-section
  | --remove-section | -l, --list | -e, --edit | --get-color | --get-colorbool`
const PLACE =
  `--global | --system | --local | --worktree | -f, --file <file> | --blob <blob> | --fixed-value | -t, --type <type> | --bool | --int | --bool-or-int
    | --bool-or-str | --path | --expiry-date | -z, --null | --name-only | --includes | --show-origin | --show-scope | --default <value> | --all | --regexp
    | --url <url> | --value <pattern> | --show-names | --append | --comment <text>`

export const subcommands: Record<string, Body> = {
  config: {
    style: 'posix',
    harmless: `${PLACE} | ${ACTIONS}`,
    always: configured,
    subcommands: {
      'list | get': { style: 'posix', harmless: PLACE, operands: { '<name...>': nothing }, always: given => act('get', given.operands, given) },
      'set': { style: 'posix', harmless: PLACE, operands: { '<name>': nothing, '<value>': nothing }, always: given => act('set', given.operands, given) },
      'unset': { style: 'posix', harmless: PLACE, operands: { '<name>': nothing }, always: given => act('unset', given.operands, given) },
      'rename-section | remove-section': {
        style: 'posix',
        harmless: PLACE,
        operands: { '<section...>': nothing },
        always: given => act('section', given.operands, given),
      },
      'edit': { style: 'posix', harmless: PLACE, always: given => act('edit', [], given) },
      // A name and what follows it, which the command itself has looked at.
      '*': { style: 'none', operands: { '<word...>': nothing } },
    },
  },
  'for-each-repo': {
    harmless: '--config <name> | --keep-going | --no-keep-going',
    style: 'posix',
    operands: { '<arg...>': words => [{ run: [literal('git'), literal('-C'), unresolved('each repository of the list'), ...words] }] },
  },
  maintenance: {
    subcommands: {
      'run': {
        harmless: '--auto | --detach | -q, --quiet | --schedule <frequency> | --task <task>',
        always: () => [{ kind: 'write', target: literal('.') }],
      },
      'start': { harmless: '--scheduler <name>', always: () => [{ kind: 'configure', target: literal('git maintenance schedule'), persists: true }] },
      'stop | unregister': {
        harmless: '--config-file <file> | -f, --force',
        always: () => [{ kind: 'configure', target: literal('git maintenance schedule') }],
      },
      'register': { harmless: '--config-file <file>', always: () => [{ kind: 'configure', target: map(literal('.'), () => '--global maintenance.repo=.') }] },
      'is-needed': { harmless: '--auto | --task <task>' },
    },
  },
  credential: {
    subcommands: {
      'fill': { always: () => [{ kind: 'reveal', target: literal('credentials') }] },
      'approve | store': { always: () => [{ kind: 'configure', target: literal('credentials') }] },
      'reject | erase': { always: () => [{ kind: 'discard', target: literal('credentials') }] },
      'capability': {},
    },
  },
  'credential-*': {
    harmless: '--timeout <seconds> | --socket <path> | --file <file> | -f <file> | -d | -k | -v',
    operands: {
      '<action>': (words, given) => {
        const file = given.value('--file')
        if (some(words[0], action => action === 'get')) return [{ kind: 'reveal', target: literal('credentials') }, ...(file ? [reading(file)] : [])]
        return [file ? { kind: 'write', target: file } : { kind: 'configure', target: literal('credentials') }]
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git config user.name': [],
  'git config --get remote.origin.url': [],
  'git config --list --show-origin': [],
  'git config list': [],
  'git config get --show-names user.email': [],
  'git config http.https://git.example/.extraheader': ['reveal http.https://git.example/.extraheader'],
  'git config user.email a@b.example': ['configure user.email=a@b.example'],
  'git config user.name "$NAME"': ['configure ?\'user.name="$NAME"\''],
  'git config set --global core.editor vim': ["configure '--global core.editor=vim'"],
  'git config --global --add safe.directory /srv/app': ["configure '--global safe.directory=/srv/app'"],
  "git config alias.x '!rm -rf ~'": ["configure 'alias.x=!rm -rf ~'", 'delete /home/dev (recursive)'],
  "git config alias.y '!rm -rf ~' --get": ["configure 'alias.y=!rm -rf ~'", 'delete /home/dev (recursive)'],
  'git config alias.st status': ['configure alias.st=status'],
  'git config core.pager ./pager': ['configure core.pager=./pager (persists)', 'execute ./pager'],
  'git config core.hooksPath .githooks': ['configure core.hooksPath=.githooks (persists)'],
  "git config --global filter.x.smudge 'sh -c id'": ["configure '--global filter.x.smudge=sh -c id' (persists)"],
  'git config credential.helper store': ['configure credential.helper=store'],
  'git config -f .gitmodules submodule.lib.branch main': ['write .gitmodules'],
  'git config -f ../other/config --get a.b': ['read ../other/config'],
  'git config --blob HEAD:.env --list': ['read .env'],
  'git config --unset user.name': ["configure 'unset user.name'"],
  'git config --global --edit': ["configure '--global edit'"],
  'git config remove-section alias': ["configure 'section alias'"],
  'git for-each-repo --config=maintenance.repo gc': [
    "list ?'each repository of the list'",
    "execute ?'each repository of the list/.git'",
    "write ?'each repository of the list/.'",
  ],
  'git maintenance run --task=gc': ['write .'],
  'git maintenance start': ["configure 'git maintenance schedule' (persists)"],
  'git maintenance register': ["configure '--global maintenance.repo=.'"],
  'git credential fill': ['reveal credentials'],
  'git credential approve': ['configure credentials'],
  'git credential-store --file ../x get': ['reveal credentials', 'read ../x'],
  'git credential-cache exit': ['configure credentials'],
}
