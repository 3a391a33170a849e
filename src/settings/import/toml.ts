// The part of TOML that policies are written in: tables, lists of tables, and values.

export type Value = string | number | boolean | readonly Value[] | ReadonlyMap<string, Value>
type Table = Map<string, Value>

/** @returns each table by its name, `[[name]]` as often as it stands there; the keys before all of them under '' */
export function parseToml(text: string): readonly { readonly name: string; readonly table: ReadonlyMap<string, Value> }[] | { readonly problem: string } {
  let at = 0
  const line = (): number => text.slice(0, at).split('\n').length
  const fail = (): never => { throw new Error(`line ${line()} is no TOML that can be read`) }
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(text)
    if (found) at += found[0].length
    return found ?? undefined
  }
  const blank = (): void => void match(/(?:\s|#[^\n]*)*/)
  const key = (): string => {
    const parts: string[] = []
    do {
      const found = match(/[ \t]*(?:([\w-]+)|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)')[ \t]*/) ?? fail()
      parts.push(found[1] ?? found[3] ?? unescaped(found[2] ?? ''))
    } while (match(/\./))
    return parts.join('.')
  }

  function value(): Value {
    const long = match(/"""\n?([^]*?)"""(?!")/) ?? match(/'''\n?([^]*?)'''(?!')/)
    if (long) return long[0].startsWith('"') ? unescaped((long[1] ?? '').replace(/\\\s*\n\s*/g, '')) : (long[1] ?? '')
    const basic = match(/"((?:[^"\\\n]|\\.)*)"/)
    if (basic) return unescaped(basic[1] ?? '')
    const literal = match(/'([^'\n]*)'/)
    if (literal) return literal[1] ?? ''
    const plain = match(/(true|false)\b|[+-]?\d[\d_]*(?:\.\d+)?(?![\w:-])/)
    if (plain) return plain[1] ? plain[1] === 'true' : Number(plain[0].replaceAll('_', ''))
    if (match(/\[/)) return list()
    if (match(/\{/)) return inline()
    return fail()
  }
  function list(): readonly Value[] {
    const values: Value[] = []
    for (blank(); !match(/\]/); blank()) {
      values.push(value())
      blank()
      if (!match(/,/) && text[at] !== ']') fail()
    }
    return values
  }
  function inline(): Table {
    const table: Table = new Map()
    for (blank(); !match(/\}/); blank()) {
      put(table)
      blank()
      if (!match(/,/) && text[at] !== '}') fail()
    }
    return table
  }
  function put(table: Table): void {
    const name = key()
    if (!match(/=[ \t]*/) || table.has(name)) fail()
    table.set(name, value())
  }

  try {
    let table: Table = new Map()
    const tables = [{ name: '', table }]
    for (blank(); at < text.length; blank()) {
      const open = match(/\[\[?/)
      if (!open) put(table)
      else {
        const name = key()
        if (!match(open[0] === '[[' ? /\]\]/ : /\]/)) fail()
        table = new Map()
        tables.push({ name, table })
      }
      if (!match(/[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/)) fail()
    }
    return tables
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const ESCAPES = new Map([['n', '\n'], ['t', '\t'], ['r', '\r'], ['b', '\b'], ['f', '\f'], ['e', '\u001b']])
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|([^]))/g, (_, short?: string, long?: string, one = '') => (short ?? long ? String.fromCodePoint(Number.parseInt(short ?? long ?? '0', 16)) : (ESCAPES.get(one) ?? one)))
