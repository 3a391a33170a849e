// gemini, qwen: the coding agents Gemini CLI and Qwen Code. Source: gemini --help 0.20.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|--help|-h|mcp list|extensions list|--list-extensions|-l|hooks list)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(mcp|extensions|hooks|skills|auth)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /disableAllHooks|hooksConfig/
/** Another folder of settings has other hooks. */
const MOVES = /^(CLAUDE_CONFIG_DIR|CODEX_HOME|GEMINI_(CLI_)?HOME|COPILOT_HOME|KIRO_HOME|OPENCODE_(PURE|CONFIG\w*)|CURSOR_CONFIG_DIR|GOOSE_\w+)$/

function steps(words: readonly Word[], variables: readonly string[]): Step[] {
  // A prompt is one word, whatever it says.
  const text = words.map(word => exact(word)?.replaceAll(/\s/g, '_') ?? '?').join(' ')
  if (words.length > 0 && (LOOKS.test(text) || /^(--help|-h)$/.test(exact(words.at(-1)) ?? ''))) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: literal('gemini'), where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal('gemini settings'), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) || variables.some(name => MOVES.test(name)) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: literal('gemini'), why: 'another agent decides what it does' }]
}

export default command('gemini', {
  aliases: ['qwen'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, given.assignments.map(one => one.name)),
  examples: {
    'gemini --version': [],
    'gemini -p "explain"': ['unknown gemini (another agent decides what it does)'],
    'GEMINI_CLI_HOME=/tmp gemini -p hi': ['configure gatekeeper (persists)', 'unknown gemini (another agent decides what it does)'],
    'gemini mcp add x ./x': [`configure 'gemini settings' (persists)`],
  },
})
