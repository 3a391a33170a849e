// Reads man-page notation of options: '-o, --output <file>'.

export interface Option {
  /** As written in the spec. */
  readonly key: string
  readonly names: readonly string[]
  readonly takes: 'none' | 'value' | 'optional' | 'until-semicolon' | 'number' | 'plus'
  /** How many values it takes. */
  readonly count: number
}

export function parseOption(notation: string): Option {
  const key = notation.trim()
  if (key.startsWith('-<')) return { key, names: [key], takes: 'number', count: 0 }
  if (key.startsWith('+<')) return { key, names: [key], takes: 'plus', count: 0 }
  const start = key.search(/[ =]?[<[]/)
  const names = (start < 0 ? key : key.slice(0, start)).split(',').map(name => name.trim()).filter(Boolean)
  const value = start < 0 ? '' : key.slice(start).replace(/^[ =]/, '')
  const takes = !value ? 'none' : value.startsWith('[') ? 'optional' : value.includes(';') ? 'until-semicolon' : 'value'
  return { key, names, takes, count: takes === 'value' ? (value.match(/</g)?.length ?? 1) : 0 }
}
