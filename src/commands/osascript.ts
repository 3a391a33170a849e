// osascript: runs AppleScript or JavaScript for Automation. Source: osascript(1), macOS 14.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'

/** A notification, a beep, or a number is all that these say. */
const PLAIN = /^\s*(?:display notification "[^"]*"(?:\s+(?:with title|subtitle|sound name) "[^"]*")*|beep(?: \d+)?|delay \d+|return "?[\w. ]*"?)\s*$/
const SHELL = /do\s+shell\s+script\s+"((?:[^"\\]|\\.)*)"/g

function reads(text: Word, given: Given): readonly Step[] {
  const value = exact(text)
  if (value?.split('\n').every(line => !line.trim() || PLAIN.test(line))) return []
  const steps: Step[] = []
  for (const match of value?.matchAll(SHELL) ?? []) steps.push({ script: literal((match[1] ?? '').replace(/\\(.)/g, '$1')) })
  if (value && /with administrator privileges/.test(value)) steps.push({ kind: 'elevate', target: literal('root') })
  const language = exact(given.value('-l'))?.toLowerCase() === 'javascript' ? 'javascript' : 'applescript'
  return [...steps, { kind: 'interpret', target: text, language, ...(text.values ? { literal: true } : text.from && { from: text.from }) }]
}

export default command('osascript', {
  style: 'posix',
  options: { '-e <text>': (words, given) => words.flatMap(text => reads(text, given)) },
  harmless: '-l <v> | -s <v> | -i',
  operands: {
    '<file>': (words, given) => (given('-e') || exact(words[0]) === '-' ? [] : words.map(file => ({ file, language: 'applescript' }))),
    '<argument...>': () => [],
  },
  always: given => {
    const [file] = given.operands
    return given('-e') || (file && exact(file) !== '-') ? [] : reads(given.stdin ?? unresolved('stdin'), given)
  },
  examples: {
    'osascript -e \'display notification "done" with title "build"\'': [],
    'osascript -e \'do shell script "ls /srv"\'': ['list /srv', `interpret 'do shell script "ls /srv"' as applescript (literal)`],
    'osascript -e \'do shell script "ls /srv" with administrator privileges\'': ['list /srv', 'elevate root', `interpret 'do shell script "ls /srv" with administrator privileges' as applescript (literal)`],
    'osascript -l JavaScript -e "1+1"': ['interpret 1+1 as javascript (literal)'],
    'osascript a.scpt': ['interpret a.scpt as applescript (file)'],
    'osascript': ['interpret ?stdin as applescript'],
  },
})
