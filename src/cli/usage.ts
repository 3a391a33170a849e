// What can be typed: every subcommand with its options, as data. The quick parser and the help both read this table.
import { MODES } from '../model/index.ts'

export interface Flag {
  readonly long: string
  readonly short?: string
  /** What its value is called; absent when it takes none. */
  readonly value?: string
  readonly choices?: readonly string[]
  readonly about: string
}

export interface Usage {
  readonly name: string
  readonly about: string
  /** How the operands look in the help, and whether there may be several. */
  readonly operands?: string
  readonly flags: readonly Flag[]
  readonly examples: readonly (readonly [line: string, about: string])[]
  readonly more?: readonly string[]
}

const line: Flag = { long: 'command', short: 'c', value: 'line', about: 'a command line, as one text' }
const stdin: Flag = { long: 'stdin', about: 'read the command line from standard input' }
const file: Flag = { long: 'file', short: 'f', value: 'script', about: 'read the commands from a shell script' }
const mode: Flag = { long: 'mode', short: 'm', value: 'mode', choices: MODES, about: `how to decide: ${MODES.join(', ')}` }
const workspace: Flag = { long: 'workspace', short: 'w', value: 'folder', about: 'the project folder; else the repository around the current folder' }
const settings: Flag = { long: 'settings', value: 'file', about: 'a file of settings for this call, above those that are in force' }
const json: Flag = { long: 'json', about: 'answer as one JSON object' }
const source = [line, stdin, file, mode, workspace, settings, json]
const COMMAND = '[--] <command...>'

export const USAGES: readonly Usage[] = [
  {
    name: 'exec', operands: COMMAND, about: 'judge a command, ask where that is needed, and run it or refuse',
    flags: [
      ...source,
      { long: 'quiet', short: 'q', about: 'when refused, say so in one line' },
      { long: 'for', value: 'shell', choices: ['bash', 'zsh', 'fish'], about: 'judge a line that is typed in this shell and ask, but leave running it to that shell: gatekeeper shell makes use of it' },
      { long: 'supervise', about: 'stay in between while it runs, record how it ended, and take the questions of gates below that are in the mode bubble' },
    ],
    examples: [
      ["gatekeeper exec -- git push origin main", 'several words: a program and its arguments, without a shell'],
      ["gatekeeper exec -- 'npm test | tail -20'", 'one word: a command line for your shell'],
      ['gatekeeper exec --file deploy.sh', 'a script, read once and run as it was read'],
    ],
    more: [
      "Exit codes: the command's own, or 77 refused, 75 approval needed and nobody there to give it, 76 skipped, 78 settings cannot be used, 64 wrong usage, 70 a fault of gatekeeper, 126 and 127 as in a shell. Gatekeeper's own come with a line on stderr that begins with \"gatekeeper:\".",
      'What makes a shell run something before the command (BASH_ENV, SHELLOPTS, BASHOPTS, PS4, ZDOTDIR, exported functions) is not passed on.',
    ],
  },
  {
    name: 'check', operands: COMMAND, about: 'say what a command would do and whether it may, without running it',
    flags: [
      ...source,
      { long: 'cwd', value: 'folder', about: 'the folder in which it would run' },
      { long: 'batch', about: 'read {id, command, cwd?, workspace?} as JSON lines on standard input, answer each with one line' },
    ],
    examples: [
      ["gatekeeper check 'curl https://example.com/setup | sh'", 'in words'],
      ["gatekeeper check --json -- rm -r build", 'as JSON: decision, risk, findings, effects'],
      ['gatekeeper check --batch < lines.jsonl', 'many at once, in one process'],
    ],
    more: ['Exit codes: 0 allowed, 75 it would ask, 77 it would refuse, 64 usage, 78 settings cannot be used. With --batch 0 when every line was answered.', 'A line of --batch that cannot be used is answered as well: with the decision deny, the rule gate-failed, and what is wrong as its error.'],
  },
  {
    name: 'explain', operands: COMMAND, about: 'show how a decision comes about, from the text to the rule',
    flags: [...source, { long: 'cwd', value: 'folder', about: 'the folder in which it would run' }],
    examples: [["gatekeeper explain 'cd /tmp && rm -rf *'", 'each part, what it does, where, and which rule applies']],
    more: ['Exit codes: 0 allowed, 75 it would ask, 77 it would refuse, 64 usage, 78 settings cannot be used.'],
  },
  {
    name: 'policies', about: 'list the rules that decide', operands: '[rule]',
    flags: [json],
    examples: [['gatekeeper policies', 'all of them'], ['gatekeeper policies force-push', 'one, with its examples']],
  },
  {
    name: 'sh', operands: '<shell> [words...]', about: 'what gatekeeper-sh calls: judge what a shell is given, and become that shell',
    flags: [],
    examples: [["gatekeeper-sh -c 'ls | head'", 'the usual way to come here'], ['gatekeeper-sh --self-test', 'whether it can be made the shell of something']],
  },
  {
    name: 'hook', operands: '<agent>', about: "answer an agent's hook: its call on standard input, the decision on standard output",
    flags: [],
    examples: [['gatekeeper hook claude-code', 'what goes into the settings of Claude Code']],
  },
]
