// Seeded hostile sources: pieces of a shell grammar put together, and texts that are damaged.
import { SHAPES } from './shapes.ts'

/** A small generator of numbers in [0, 1), the same for the same seed everywhere. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Characters that a reader may stumble over. */
const ODD = ['"', "'", '`', '\\', '$', '(', ')', '{', '}', '[', ']', '<', '>', '|', '&', ';', '#', '!', '*', '?', '~', '=', '%', '^', ',', '\n', '\t', ' ', '\0', '\r', '\v', '\f', '\x1b', '\x7f', '\x85', '\u00a0', '\u200b', '\u200d', '\u202e', '\u2028', '\ufeff', '\u0441', '\ud800', '\udfff', '👩', '\ufffd', '$((', '))', '${', '$(', '<(', '>(', '<<', '<<-', '<<<', '>&', '&>', '|&', ';;', ';&', '[[', ']]', '((', "$'", '$"', '\\\n', '\\c', '\\0', '\\x', '${!', '${#', '@(', '!(', '+=', '=(', '@P}', '[@]', '..']
const PROGRAMS = ['ls', 'cat', 'rm -rf', 'echo', 'printf %s', 'printf -v x', 'eval', 'sh -c', 'source', '.', 'trap', 'alias', 'unalias', 'declare -A', 'declare -n', 'local', 'export', 'readonly', 'unset', 'read', 'mapfile', 'set --', 'shift', 'shopt -s', 'cd', 'pushd', 'popd', 'exec', 'command', 'builtin', 'time', 'coproc', 'let', 'test', '[', 'git', 'git -c', 'find . -exec', 'sed', 'sed -n', 'awk', 'jq', 'xargs', 'env', 'sudo', 'python3 -c', 'node -e', 'perl -e', 'ruby -e', 'psql -c', 'sqlite3', 'vim -c', 'base64 -d', 'tr', 'cut', 'head', 'tee', 'curl', 'ssh h', 'tar', 'seq', 'yes', 'rev', 'dd', 'cp', 'mv', 'ln -s', 'kill', 'wait', 'getopts', 'hash -p', 'enable', 'bind', 'complete', 'f', 'g', 'return', 'break', 'npm run', 'make', 'docker run', 'find', 'xxd -r', 'umask', 'ulimit']
const WORDS = ['a', 'x', '-', '--', '-n', '-e', '-c', '/', '~', '~/a', '..', '*', '?', '[a]', '{a,b}', '{1..9}', '{1..999999999}', '$x', '"$x"', '${x}', '${x:-a}', '${x//a/b}', '${x##*a}', '${!x}', '${#x}', '${x[@]}', '${x@P}', '${x:1:2}', '${x^^}', '$@', '$*', '$1', '$#', '$?', '$$', '$((1+1))', '$((x))', '$((2**62))', '$(id)', '`id`', '<(id)', '>(id)', "'a b'", '"a b"', "$'\\x41\\n'", 'a=b', 'a[0]=b', '@(a|b)', '!(a)', '$(<a)', 's/a/b/', '{print $1}', '.a|.b', 'import os', '%999999s', '9999999999999999999', '-9223372036854775808', 'a\\ b', '""', '\\', '"', "'", '😀', 'é']

export interface Generator {
  readonly next: () => string
}

/** @param corpus texts to damage, besides those that are generated */
export function generator(seed: number, corpus: readonly string[]): Generator {
  const number = random(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)] ?? list[0]!
  const upTo = (n: number): number => Math.floor(number() * n)
  const many = (n: number, make: () => string, separator: string): string => Array.from({ length: upTo(n) }, make).join(separator)
  const word = (depth: number): string => {
    if (depth <= 0 || number() < 0.7) return pick(WORDS)
    switch (upTo(9)) {
      case 0: return `$(${list(depth - 1)})`
      case 1: return `"${word(depth - 1)}${word(depth - 1)}"`
      case 2: return `\${x${pick([':-', ':=', ':+', '-', '#', '##', '%', '%%', '/', '//', ':', '^^', ',,', '@'])}${word(depth - 1)}}`
      case 3: return `$((${word(depth - 1)}${pick(['+', '*', '**', '<<', '?1:', ',', '=', '%', '/'])}${word(depth - 1)}))`
      case 4: return `{${word(depth - 1)},${word(depth - 1)}}`
      case 5: return `<(${list(depth - 1)})`
      case 6: return `\`${pick(PROGRAMS)} ${pick(WORDS)}\``
      case 7: return word(depth - 1) + word(depth - 1)
      default: return `'${list(depth - 1).replaceAll("'", '')}'`
    }
  }
  const simple = (depth: number): string => `${many(3, () => `${pick(['x', 'y', 'PATH', 'IFS', 'a[1]', 'x+'])}=${word(depth - 1)} `, '')}${number() < 0.15 ? word(depth) : pick(PROGRAMS)} ${many(5, () => word(depth), ' ')}${number() < 0.2 ? ` ${pick(['>', '>>', '<', '2>&1', '>&', '&>', '<>', '>|', '{fd}>', '<<<'])} ${word(depth - 1)}` : ''}`
  const command = (depth: number): string => {
    if (depth <= 0 || number() < 0.5) return simple(depth)
    switch (upTo(14)) {
      case 0: return `if ${list(depth - 1)}; then ${list(depth - 1)}; else ${list(depth - 1)}; fi`
      case 1: return `for x in ${many(4, () => word(depth - 1), ' ')}; do ${list(depth - 1)}; done`
      case 2: return `while ${list(depth - 1)}; do ${list(depth - 1)}; done`
      case 3: return `case ${word(depth - 1)} in ${many(4, () => `${word(0)}) ${list(depth - 1)} ${pick([';;', ';&', ';;&'])}`, ' ')} esac`
      case 4: return `${pick(['f', 'g'])}() { ${list(depth - 1)}; }`
      case 5: return `( ${list(depth - 1)} )`
      case 6: return `{ ${list(depth - 1)}; }`
      case 7: return `[[ ${word(depth - 1)} ${pick(['==', '=~', '-eq', '<', '-nt'])} ${word(depth - 1)} ]]`
      case 8: return `((${word(depth - 1)}))`
      case 9: return `x=(${many(4, () => word(depth - 1), ' ')})`
      case 10: return `cat <<${pick(['E', "'E'", '-E', '"E"', '\\E'])}\n${word(depth - 1)}\nE\n`
      case 11: return `coproc ${command(depth - 1)}`
      case 12: return `for ((${word(0)};${word(0)};${word(0)})); do ${list(depth - 1)}; done`
      default: return `eval '${list(depth - 1).replaceAll("'", '')}'`
    }
  }
  const list = (depth: number): string => Array.from({ length: 1 + upTo(3) }, () => command(depth)).join(pick([' | ', ' && ', ' || ', '; ', '\n', ' & ', ' |& ']))
  const damage = (text: string): string => {
    let out = text
    for (let i = 1 + upTo(5); i > 0; i--) {
      const at = upTo(out.length + 1)
      const end = Math.min(out.length, at + upTo(12))
      switch (upTo(6)) {
        case 0: out = out.slice(0, at) + pick(ODD) + out.slice(at); break
        case 1: out = out.slice(0, at) + out.slice(end); break
        case 2: out = out.slice(0, end) + out.slice(at); break
        case 3: { const [open, close] = pick([['"', '"'], ["'", "'"], ['$(', ')'], ['`', '`'], ['${x:-', '}'], ['(', ')'], ['{ ', ';}'], ['$((', '))'], ['<(', ')'], ['((', '))'], ['[[ ', ' ]]']] as const); out = out.slice(0, at) + open + out.slice(at, end) + close + out.slice(end); break }
        case 4: out = out.slice(0, at) + pick(ODD).repeat(1 + upTo(40)) + out.slice(at); break
        default: { const other = pick(corpus); out = out.slice(0, at) + other.slice(upTo(other.length)) + out.slice(end) }
      }
    }
    return out
  }
  const shapes = Object.values(SHAPES)
  return {
    next: () => {
      const kind = number()
      if (kind < 0.4) return list(3)
      if (kind < 0.6) return damage(list(3))
      if (kind < 0.95) return damage(pick(corpus))
      // Now and then something long: a shape, one shape into another, damaged.
      const one = pick(shapes)(100 + upTo(4000))
      return damage(kind < 0.98 ? one : one.slice(0, upTo(one.length)) + pick(shapes)(100 + upTo(4000)))
    },
  }
}
