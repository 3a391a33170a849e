// gemini, qwen: the coding agents Gemini CLI and Qwen Code. Source: gemini --help 0.20.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|--help|-h|mcp list|extensions list|--list-extensions|-l|hooks list|.* --help)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(mcp|extensions|hooks|skills|auth)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--yolo|(^| )-y( |$)|--approval-mode|--allowed-tools|hooks|--policy/

function steps(words: readonly Word[]): Step[] {
  const text = words.map(word => exact(word) ?? '?').join(' ')
  if (words.length > 0 && LOOKS.test(text)) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: literal('gemini'), where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal('gemini settings'), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: literal('gemini'), why: 'another agent decides what it does' }]
}

export default command('gemini', {
  aliases: ['qwen'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands),
  examples: {
    'gemini --version': [],
    'gemini -p "explain"': ['unknown gemini (another agent decides what it does)'],
    'gemini --yolo -p hi': ['configure gatekeeper (persists)', 'unknown gemini (another agent decides what it does)'],
    'gemini mcp add x ./x': [`configure 'gemini settings' (persists)`],
  },
})
