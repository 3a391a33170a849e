// claude: the coding agent Claude Code. Source: claude --help 2.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|--help|-h|doctor|mcp (list|get)( .*)?|plugin (list|marketplace list|validate .*)|config (list|ls|get .*)|agents|help|auth status.*)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(mcp|plugin|plugins|config|install|setup-token|auth|login|logout|remote-control)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--bare\b|--setting-sources|--settings[ =](?!\{(?!.*[hH]ooks))|--safe-mode|disableAllHooks/
/** Another folder of settings has other hooks. */
const MOVES = /^(CLAUDE_CONFIG_DIR|CODEX_HOME|GEMINI_(CLI_)?HOME|COPILOT_HOME|KIRO_HOME|OPENCODE_(PURE|CONFIG\w*)|CURSOR_CONFIG_DIR|GOOSE_\w+)$/

function steps(words: readonly Word[], variables: readonly string[]): Step[] {
  // A prompt is one word, whatever it says.
  const text = words.map(word => exact(word)?.replaceAll(/\s/g, '_') ?? '?').join(' ')
  if (words.length > 0 && (LOOKS.test(text) || /^(--help|-h)$/.test(exact(words.at(-1)) ?? ''))) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: literal('claude'), where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal('claude settings'), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) || variables.some(name => MOVES.test(name)) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: literal('claude'), why: 'another agent decides what it does' }]
}

export default command('claude', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, given.assignments.map(one => one.name)),
  examples: {
    'claude --version': [],
    'claude mcp list': [],
    'claude -p "explain this"': ['unknown claude (another agent decides what it does)'],
    'claude --settings a.json -p hi': ['configure gatekeeper (persists)', 'unknown claude (another agent decides what it does)'],
    'claude mcp add x -- ./x': [`configure 'claude settings' (persists)`],
    'claude update': ['install claude (system)'],
  },
})
