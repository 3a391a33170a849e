// Text for a program that runs already: nobody knows whether a shell reads it, or a pager or an editor that runs what follows a `!`.
import type { SingleAction } from '../model/index.ts'

/** What ends a program, and a line in a shell. Every other key may answer a question, or bring back a line that ran once. */
const INTERRUPT = '\u0003'

/** Keys that have names, and that end a line or take up a new one. */
const NAMED = /\{(?:enter|return|cr|lf|newline|up|down|left|right|home|end|tab|esc|escape|space|delete|del|insert|backspace|page_?up|page_?down|f\d{1,2}|(?:ctrl|control|alt|meta|shift)[-+][^{}\s]{1,20})\}/gi
/** A terminal hands over a carriage return as a line break; other control characters throw away what stood there, or leave it. */
const CONTROL = /\r\n?|[\0-\x08\v\f\x0e-\x1f\x7f]/g

/** It is never let through unasked. What no shell may be given is refused here too, however its lines are broken. */
export function typedInto(tool: string, text: string): readonly SingleAction[] {
  if (text === '' || text === INTERRUPT) return [{ kind: 'inert', tool }]
  const lines = text.replace(CONTROL, '\n')
  const sources = new Set([text, lines, lines.replace(NAMED, '\n'), lines.replace(NAMED, key => (/^\{(?:enter|return|cr|lf|newline)\}$/i.test(key) ? '\n' : ''))])
  return [...[...sources].filter(source => /[^\s\0-\x1f\x7f]/.test(source)).map((source): SingleAction => ({ kind: 'script', source })), { kind: 'tool', tool }]
}
