// What one analysis found, each effect of a command once.
import type { Occurrence } from './model/index.ts'

export class Occurrences {
  readonly all: Occurrence[] = []
  private readonly first = new Map<string, Occurrence>()
  /** Those of targets that came up more than once: the others need not be told apart. */
  private readonly again = new Map<string, Set<string>>()

  add(occurrence: Occurrence): void {
    const { text } = occurrence.effect.target
    const first = this.first.get(text)
    if (!first) this.first.set(text, occurrence)
    else {
      const known = this.again.get(text) ?? new Set([identityOf(first)])
      const before = known.size
      this.again.set(text, known.add(identityOf(occurrence)))
      if (known.size === before) return
    }
    this.all.push(occurrence)
  }
}

const identityOf = ({ effect, call, elevated, host }: Occurrence): string =>
  `${call.span.start} ${call.program.text} ${call.cwd.values?.join('\n') ?? '?'} ${JSON.stringify(effect)} ${elevated} ${host?.text}`
