// codex: the coding agent Codex. Source: codex --help 0.60.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-V|--help|-h|help|mcp (list|get)( .*)?|login status|features list|completion( .*)?)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(mcp|login|logout|features|cloud|mcp-server|app-server)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /(^| )(-c|--config|--disable|--enable)[ =]\S*hooks|--ignore-user-config/
/** Another folder of settings has other hooks. */
const MOVES = /^(CLAUDE_CONFIG_DIR|CODEX_HOME|GEMINI_(CLI_)?HOME|COPILOT_HOME|KIRO_HOME|OPENCODE_(PURE|CONFIG\w*)|CURSOR_CONFIG_DIR|GOOSE_\w+)$/

function steps(words: readonly Word[], variables: readonly string[]): Step[] {
  // A prompt is one word, whatever it says.
  const text = words.map(word => exact(word)?.replaceAll(/\s/g, '_') ?? '?').join(' ')
  if (words.length > 0 && (LOOKS.test(text) || /^(--help|-h)$/.test(exact(words.at(-1)) ?? ''))) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: literal('codex'), where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal('codex settings'), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) || variables.some(name => MOVES.test(name)) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: literal('codex'), why: 'another agent decides what it does' }]
}

export default command('codex', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, given.assignments.map(one => one.name)),
  examples: {
    'codex --version': [],
    'codex mcp list': [],
    'codex exec "fix the tests"': ['unknown codex (another agent decides what it does)'],
    'codex -c features.hooks=false': ['configure gatekeeper (persists)', 'unknown codex (another agent decides what it does)'],
    'codex mcp add x -- ./x': [`configure 'codex settings' (persists)`],
    'codex sandbox linux ls': ['unknown codex (another agent decides what it does)'],
  },
})
