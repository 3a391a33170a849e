// Occurrences for tests that need no shell: an effect, and the invocation that would have it.
import { type Effect, type Invocation, literal, type Occurrence, type Word } from '../../src/model/index.ts'

export const call = (line = 'tool', more: Partial<Invocation> = {}): Invocation => {
  const [program = 'tool', ...args] = line.split(' ')
  return { program: literal(program), args: args.map(literal), assignments: [], redirects: [], cwd: literal('/home/dev/app'), span: { start: 0, end: line.length }, ...more }
}

export const occurrence = (effect: Effect, more: Partial<Occurrence> = {}): Occurrence => ({ effect, call: call(), ...more })

/** A path effect on a literal path, or on a word. */
export const on = (kind: 'list' | 'read' | 'write' | 'append' | 'link' | 'execute' | 'delete' | 'permit', target: string | Word, more: { recursive?: boolean } = {}): Effect => ({
  kind, target: typeof target === 'string' ? literal(target) : target, ...more,
})
