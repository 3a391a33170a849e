// Options as Go's pflag spells them: every switch may carry a value, as in `--quiet=true`.

/** Man-page notation in which long switches take an attached value: `-q, --quiet` becomes `-q | --quiet [bool]`. */
export const flags = (...lines: readonly string[]): string => lines.flatMap(line => line.split('|')).map(one => attachable(one.trim())).filter(Boolean).join(' | ')

function attachable(notation: string): string {
  if (/[<[]/.test(notation)) return notation
  const names = notation.split(',').map(name => name.trim())
  const long = names.filter(name => name.startsWith('--'))
  const short = names.filter(name => !name.startsWith('--'))
  return [...short, ...(long.length ? [`${long.join(', ')} [bool]`] : [])].join(' | ')
}
