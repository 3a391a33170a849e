// codex: the coding agent Codex. Source: codex --help 0.60.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-V|--help|-h|help.*|mcp (list|get)( .*)?|login status|features list|completion.*|.* --help)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(mcp|login|logout|features|cloud|mcp-server|app-server)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--dangerously|--yolo|hooks|bypass|danger-full-access|--config|(^| )-c( |$)|--profile|(^| )-p( |$)|--ignore/

function steps(words: readonly Word[]): Step[] {
  const text = words.map(word => exact(word) ?? '?').join(' ')
  if (words.length > 0 && LOOKS.test(text)) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: literal('codex'), where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal('codex settings'), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: literal('codex'), why: 'another agent decides what it does' }]
}

export default command('codex', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands),
  examples: {
    'codex --version': [],
    'codex mcp list': [],
    'codex exec "fix the tests"': ['unknown codex (another agent decides what it does)'],
    'codex --yolo': ['configure gatekeeper (persists)', 'unknown codex (another agent decides what it does)'],
    'codex mcp add x -- ./x': [`configure 'codex settings' (persists)`],
    'codex sandbox linux ls': ['unknown codex (another agent decides what it does)'],
  },
})
