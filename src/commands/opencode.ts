// opencode, crush, goose, amp, droid, kiro-cli, auggie: coding agents. Source: their --help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|-V|--help|-h|version|models( .*)?|auth (list|ls)|mcp (list|ls)|agent list|session (list|ls)|stats|info|help|logs)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(auth|mcp|agent|plugin|configure|config|login|logout|install|extension|settings|github|recipe|schedule)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--no-hooks|--pure/
/** Another folder of settings has other hooks. */
const MOVES = /^(CLAUDE_CONFIG_DIR|CODEX_HOME|GEMINI_(CLI_)?HOME|COPILOT_HOME|KIRO_HOME|OPENCODE_(PURE|CONFIG\w*)|CURSOR_CONFIG_DIR|GOOSE_\w+)$/

function steps(words: readonly Word[], variables: readonly string[], program: Word): Step[] {
  // A prompt is one word, whatever it says.
  const text = words.map(word => exact(word)?.replaceAll(/\s/g, '_') ?? '?').join(' ')
  if (words.length > 0 && (LOOKS.test(text) || /^(--help|-h)$/.test(exact(words.at(-1)) ?? ''))) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: program, where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal(`${exact(program)} settings`), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) || variables.some(name => MOVES.test(name)) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: program, why: 'another agent decides what it does' }]
}

export default command('opencode', {
  aliases: ['crush', 'goose', 'amp', 'droid', 'kiro-cli', 'auggie', 'cline'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, given.assignments.map(one => one.name), literal(given.called)),
  examples: {
    'opencode --version': [],
    'opencode models': [],
    'opencode run "fix it"': ['unknown opencode (another agent decides what it does)'],
    'opencode --pure run hi': ['configure gatekeeper (persists)', 'unknown opencode (another agent decides what it does)'],
    'goose configure': [`configure 'goose settings' (persists)`],
  },
})
