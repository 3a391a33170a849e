// Reads the commands of tmux, which can stand one behind the other, and what they run in a shell.
import { exact, literal, map, some, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Body, Step } from '../define.ts'
import { grammarOf } from '../grammar.ts'
import { match } from '../match.ts'
import { interpretFile } from './interpreter.ts'
import { QUIET } from './tmux-quiet.ts'
import { joined } from './words.ts'

interface Command {
  readonly alias?: string
  /** In the notation of specs. */
  readonly options: string
  readonly steps?: (operands: readonly Word[], value: (name: string) => Word | undefined, given: (name: string) => boolean) => readonly Step[]
}

/** One word goes to a shell, several are a program and its arguments. */
const shell = (words: readonly Word[]): Step[] => (words.length > 1 ? [{ run: words }] : words.map(script => ({ script })))
const quiet = (): Step[] => []
const ends = (words: readonly Word[], value: (name: string) => Word | undefined): Step[] => [
  { kind: 'signal', target: value('-t') ?? words[0] ?? literal('tmux') },
]

const KEYS: ReadonlyMap<string, string> = new Map([
  ['Enter', '\n'],
  ['C-m', '\n'],
  ['C-j', '\n'],
  ['KPEnter', '\n'],
  ['Space', ' '],
  ['Tab', '\t'],
  ['BSpace', ''],
  ['Escape', ''],
  ['BTab', ''],
])
const isKey = (text: string): boolean =>
  KEYS.has(text) || /^(?:[CMS]-.|\^.|F\d+|Up|Down|Left|Right|Home|End|PageUp|PageDown|PgUp|PgDn|NPage|PPage|DC|IC)$/.test(text)
/** What is typed into whatever runs there; most often that is a shell. */
function typed(words: readonly Word[], plain: boolean): Step[] {
  const parts = words.map(word => map(word, value => (plain || !isKey(value) ? value : (KEYS.get(value) ?? ''))))
  if (!parts.some(part => !part.values || some(part, value => value.trim() !== ''))) return []
  return [{ script: joined(parts, '') }]
}

const RISKY = /^(?:default-command|default-shell|lock-command|copy-command|editor|user-keys|command-alias|update-environment)$/
const setting = (words: readonly Word[]): Step[] => {
  const [name, value] = words
  if (!name || !value) return []
  return name.values?.every(text => !RISKY.test(text.replace(/\[.*$/, ''))) ? [] : [{ script: value }]
}
const nested = (words: readonly Word[]): Step[] =>
  words.flatMap(word =>
    exact(word) === undefined
      ? [{ kind: 'interpret', target: word, language: 'tmux' } as const]
      : tmuxSteps((exact(word) ?? '').match(/"[^"]*"|'[^']*'|\S+/g)?.map(part => literal(part.replace(/^(["'])(.*)\1$/s, '$2'))) ?? []),
  )
const named = (words: readonly Word[]): Step[] => (words.length === 1 ? nested(words) : words.length ? tmuxSteps(words) : [])

const TARGETS = '-t <target> | -F <format> | -f <filter>'
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>(
  Object.entries({
    'new-session': {
      alias: 'new',
      options:
        '-A | -d | -D | -E | -P | -X | -c <dir> | -e <assignment> | -f <flags> | -F <format> | -n <name> | -s <name>' + ' | -t <group> | -x <n> | -y <n>',
      steps: shell,
    },
    'new-window': { alias: 'neww', options: `-a | -b | -d | -k | -P | -S | -c <dir> | -e <assignment> | -n <name> | ${TARGETS}`, steps: shell },
    'split-window': {
      alias: 'splitw',
      options: `-b | -d | -h | -I | -v | -P | -Z | -c <dir> | -e <assignment> | -l <size> | -p <percent> | ${TARGETS}`,
      steps: shell,
    },
    'respawn-pane': { alias: 'respawnp', options: '-k | -c <dir> | -e <assignment> | -t <target>', steps: shell },
    'respawn-window': { alias: 'respawnw', options: '-k | -c <dir> | -e <assignment> | -t <target>', steps: shell },
    'display-popup': {
      alias: 'popup',
      options:
        '-B | -C | -E | -EE | -k | -N | -b <lines> | -c <client> | -d <dir> | -e <assignment> | -h <n> | -s <style>' +
        ' | -S <style> | -t <target> | -T <title> | -w <n> | -x <n> | -y <n>',
      steps: shell,
    },
    'send-keys': {
      alias: 'send',
      options: '-F | -H | -K | -l | -M | -R | -X | -N <n> | -c <client> | -t <target>',
      steps: (words, _, given) =>
        given('-X')
          ? some(words[0], value => /pipe/.test(value))
            ? words.slice(1).map(script => ({ script }))
            : []
          : given('-H')
            ? [unknown(words[0] ?? literal('-H'), 'keys are given as numbers')]
            : typed(words, given('-l')),
    },
    'run-shell': {
      alias: 'run',
      options: '-b | -C | -E | -c <dir> | -d <delay> | -t <target>',
      steps: (words, _, given) => (given('-C') ? named(words) : words.slice(0, 1).map(script => ({ script }))),
    },
    'if-shell': {
      alias: 'if',
      options: '-b | -F | -t <target>',
      steps: ([test, ...rest], _, given) => [...(test && !given('-F') ? [{ script: test }] : []), ...nested(rest)],
    },
    'pipe-pane': { alias: 'pipep', options: '-I | -O | -o | -t <target>', steps: shell },
    'source-file': {
      alias: 'source',
      options: '-F | -n | -q | -v | -t <target>',
      steps: (words, _, given) => words.map((target): Step => (given('-n') ? { kind: 'read', target } : interpretFile(target, 'tmux'))),
    },
    'load-buffer': {
      alias: 'loadb',
      options: '-w | -b <name> | -t <client>',
      steps: words => words.filter(word => exact(word) !== '-').map(target => ({ kind: 'read', target })),
    },
    'save-buffer': {
      alias: 'saveb',
      options: '-a | -b <name>',
      steps: (words, _, given) => words.filter(word => exact(word) !== '-').map(target => ({ kind: given('-a') ? 'append' : 'write', target })),
    },
    'paste-buffer': {
      alias: 'pasteb',
      options: '-d | -p | -r | -b <name> | -s <separator> | -t <target>',
      steps: () => [{ kind: 'interpret', target: unresolved('paste-buffer'), language: 'sh' }],
    },
    'set-option': { alias: 'set', options: '-a | -F | -g | -o | -p | -q | -s | -u | -U | -w | -t <target>', steps: setting },
    'set-window-option': { alias: 'setw', options: '-a | -F | -g | -o | -q | -u | -t <target>', steps: setting },
    'set-hook': { options: '-a | -B <name> | -g | -p | -R | -u | -w | -t <target>', steps: words => named(words.slice(1)) },
    'bind-key': { alias: 'bind', options: '-n | -r | -N <note> | -T <table>', steps: words => named(words.slice(1)) },
    'command-prompt': { options: '-1 | -b | -F | -i | -k | -N | -e | -l | -I <text> | -p <text> | -t <client> | -T <type>', steps: nested },
    'confirm-before': { alias: 'confirm', options: '-b | -y | -c <key> | -p <text> | -t <client>', steps: nested },
    'display-menu': {
      alias: 'menu',
      options: '-M | -O | -b <lines> | -c <client> | -C <n> | -H <style> | -s <style> | -S <style> | -t <target> | -T <title>' + ' | -x <n> | -y <n>',
      steps: words => nested(words.filter((_, i) => i % 3 === 2)),
    },
    'set-environment': {
      alias: 'setenv',
      options: '-F | -h | -g | -r | -u | -t <target>',
      steps: ([name]) =>
        name && some(name, value => /^(?:LD_|DYLD_|PATH$|BASH_ENV$|ENV$|PROMPT_COMMAND$|SHELL$|ZDOTDIR$)/.test(value))
          ? [unknown(name, 'this variable changes what programs run or load')]
          : [],
    },
    'show-environment': { alias: 'showenv', options: '-h | -g | -s | -t <target>', steps: () => [{ kind: 'reveal', target: literal('environment') }] },
    'detach-client': {
      alias: 'detach',
      options: '-a | -P | -E <command> | -s <target> | -t <client>',
      steps: (_, value) => shell([value('-E')].flatMap(word => (word ? [word] : []))),
    },
    'kill-server': { options: '', steps: () => [{ kind: 'signal', target: literal('tmux') }] },
    'kill-session': { options: '-a | -C | -t <target>', steps: ends },
    'kill-window': { alias: 'killw', options: '-a | -t <target>', steps: ends },
    'kill-pane': { alias: 'killp', options: '-a | -t <target>', steps: ends },
    'server-access': { options: '-a | -d | -l | -r | -w', steps: ([user], _, given) => (user && !given('-l') ? [{ kind: 'configure', target: user }] : []) },
  } satisfies Record<string, Command>),
)

const byName = new Map<string, Command>()
const names: string[] = []
for (const [name, command] of COMMANDS) {
  names.push(name)
  byName.set(name, command)
  if (command.alias) byName.set(command.alias, command)
}
for (const [both, options] of QUIET) {
  const [name = '', alias] = both.split(' ')
  names.push(name)
  byName.set(name, { options, steps: quiet })
  if (alias) byName.set(alias, { options, steps: quiet })
}
const bodies = new Map<Command, Body>()

/** A command's name, its alias, or a beginning that fits only one name. */
function find(name: string): Command | undefined {
  const hits = names.filter(one => one.startsWith(name))
  return byName.get(name) ?? (hits.length === 1 ? byName.get(hits[0] ?? '') : undefined)
}

/** `#(command)` in a format runs in a shell. */
const formats = (words: readonly Word[]): Step[] =>
  words.flatMap(word => (word.values ?? []).flatMap(value => [...value.matchAll(/#\(([^)]*)\)/g)].map((found): Step => ({ script: literal(found[1] ?? '') }))))

function one(words: readonly Word[]): Step[] {
  const [head, ...rest] = words
  if (!head) return []
  const command = exact(head) === undefined ? undefined : find(exact(head) ?? '')
  if (!command) return [unknown(head, 'this command of tmux is not known')]
  const body = bodies.get(command) ?? { style: 'posix', harmless: command.options }
  bodies.set(command, body)
  const { found, operands, surprises } = match(grammarOf(body), rest)
  const value = (name: string): Word | undefined => found.findLast(part => part.option.names.includes(name))?.words.at(-1)
  const given = (name: string): boolean => found.some(part => part.option.names.includes(name))
  return [...formats(words), ...(command.steps?.(operands, value, given) ?? []), ...surprises.map(word => unknown(word, 'this option is not known'))]
}

/** Commands in one list, separated by `;` as a word of its own or at the end of one. */
export function tmuxSteps(words: readonly Word[]): Step[] {
  const lists: Word[][] = [[]]
  for (const word of words) {
    const text = exact(word)
    if (text !== undefined && /(?<!\\);$/.test(text)) {
      if (text.length > 1) lists.at(-1)?.push(literal(text.slice(0, -1)))
      lists.push([])
    } else lists.at(-1)?.push(word)
  }
  return lists.flatMap(one)
}
