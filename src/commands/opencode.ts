// opencode, crush, goose, amp, droid, kiro-cli, auggie: coding agents. Source: their --help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-v|-V|--help|-h|version|models( .*)?|auth (list|ls)|mcp (list|ls)|agent list|session (list|ls)|stats|info|help.*|.* --help|logs)$/
/** These say what the agent may do, and which programs it starts by itself. */
const SETTLES = /^(auth|mcp|agent|plugin|configure|config|login|logout|install|extension|settings|github|recipe|schedule)( |$)/
/** Without its hooks nobody judges what the other agent does. */
const HOOKS_OFF = /--yolo|--dangerously|--no-hooks|--pure|--auto-approve|--trust-all|--force/

function steps(words: readonly Word[], program: Word): Step[] {
  const text = words.map(word => exact(word) ?? '?').join(' ')
  if (words.length > 0 && LOOKS.test(text)) return []
  if (/^(update|upgrade)( |$)/.test(text)) return [{ kind: 'install', target: program, where: 'system' }]
  if (SETTLES.test(text)) return [{ kind: 'configure', target: literal(`${exact(program)} settings`), persists: true }]
  const loose: Step[] = HOOKS_OFF.test(text) ? [{ kind: 'configure', target: literal('gatekeeper'), persists: true }] : []
  return [...loose, { kind: 'unknown', target: program, why: 'another agent decides what it does' }]
}

export default command('opencode', {
  aliases: ['crush', 'goose', 'amp', 'droid', 'kiro-cli', 'auggie', 'cline'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => steps(given.operands, literal(given.name)),
  examples: {
    'opencode --version': [],
    'opencode models': [],
    'opencode run "fix it"': ['unknown opencode (another agent decides what it does)'],
    'crush --yolo': ['configure gatekeeper (persists)', 'unknown crush (another agent decides what it does)'],
    'goose configure': [`configure 'goose settings' (persists)`],
  },
})
