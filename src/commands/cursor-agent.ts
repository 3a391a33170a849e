// cursor-agent, copilot, aider: coding agents. Source: their --help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|--help|-h|help|status|whoami|models|ls|--list-models.*|mcp (list|list-tools)( .*)?)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(login|logout|mcp|rule|plugin|config|init)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--config-dir|--no-hooks/
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

export default command('cursor-agent', {
  aliases: ['copilot', 'aider'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, given.assignments.map(one => one.name), literal(given.called)),
  examples: {
    'cursor-agent --version': [],
    'cursor-agent -p "fix it"': ['unknown cursor-agent (another agent decides what it does)'],
    'COPILOT_HOME=/tmp copilot -p hi': ['unknown /tmp (COPILOT_HOME decides where settings or plug-ins are looked for, which can run programs)', 'configure gatekeeper (persists)', 'unknown copilot (another agent decides what it does)'],
    'cursor-agent login': [`configure 'cursor-agent settings' (persists)`],
  },
})
