// Which names of a table of variables a question holds for, asked at every command: each name is looked at once, when it is new.

interface Watch {
  readonly asked: (name: string) => boolean
  readonly found: Set<string>
  /** Goes on where it stopped, with what was added since. */
  readonly rest: Iterator<string>
  seen: number
}

const watches = new WeakMap<ReadonlyMap<string, unknown>, Watch>()

function catchUp(variables: ReadonlyMap<string, unknown>, watch: Watch): void {
  // Never to its end: an iterator that was done once stays so.
  for (; watch.seen < variables.size; watch.seen++) {
    const { value, done } = watch.rest.next()
    if (!done && watch.asked(value)) watch.found.add(value)
  }
}

/** @param asked always the same function for the same table */
export function namesHeld(variables: ReadonlyMap<string, unknown>, asked: (name: string) => boolean): ReadonlySet<string> {
  const watch = watches.get(variables) ?? { asked, found: new Set<string>(), rest: variables.keys(), seen: 0 }
  watches.set(variables, watch)
  catchUp(variables, watch)
  return watch.found
}

/** The only way to take a variable away: whoever asks of the rest has to know. */
export function removeVariable(variables: Map<string, unknown>, name: string): void {
  const watch = watches.get(variables)
  if (watch) catchUp(variables, watch)
  if (!variables.delete(name) || !watch) return
  watch.seen--
  watch.found.delete(name)
}
