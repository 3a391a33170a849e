// The environment of what gatekeeper starts: the caller's own.

/** What the launcher puts aside for its own sake stands under this and its name. Of anybody else such a variable is one like others. */
const HIDDEN = 'GATEKEEPER_HIDDEN_'
export const hiddenNames: readonly string[] = [
  'NODE_OPTIONS', 'NODE_PATH', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'NODE_V8_COVERAGE', 'NODE_DEBUG', 'NODE_DEBUG_NATIVE', 'NODE_REDIRECT_WARNINGS', 'NODE_PRESERVE_SYMLINKS',
  'NODE_PRESERVE_SYMLINKS_MAIN', 'NODE_ICU_DATA', 'NODE_USE_SYSTEM_CA', 'NODE_USE_ENV_PROXY', 'NODE_PENDING_DEPRECATION', 'OPENSSL_CONF',
]
const hidden = new Map(hiddenNames.map(name => [`${HIDDEN}${name}`, name]))

/** @param withheld names of variables that the command does not get */
export function environment(withheld: readonly string[]): Record<string, string> {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined && !withheld.includes(name)) env[hidden.get(name) ?? name] = value
  return env
}
