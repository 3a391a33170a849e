// The environment of what gatekeeper starts: the caller's own.

/** What the launcher has put aside for its own sake. */
const HIDDEN = 'GATEKEEPER_HIDDEN_'

/** @param withheld names of variables that the command does not get */
export function environment(withheld: readonly string[]): Record<string, string> {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (value === undefined || withheld.includes(name)) continue
    env[name.startsWith(HIDDEN) ? name.slice(HIDDEN.length) : name] = value
  }
  return env
}
