// Quoting, tildes, braces and patterns of file names.
import { type Construct, type Generator, PLAIN } from '../generate.ts'
import { ansi, double, escaped, single, textOf } from './text.ts'

const one = (name: string, weight: number, make: (g: Generator) => string, more: Partial<Construct> = {}): Construct => ({ name, weight, make: g => [make(g)], ...more })
const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
const EXTENDED: Partial<Construct> = { shells: ['bash'], fits: g => g.state.extglob }
const ARRAYS: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh'] }
/** What matches nothing ends the command in zsh, and more than that where it is a function. */
const MATCHED: Partial<Construct> = { fits: g => g.shell !== 'zsh' || !g.state.joined }
const NO_ZSH: Pick<Construct, 'shells'> = { shells: ['bash', 'dash', 'busybox sh'] }

/** Words that an escaped newline may go through, wherever it stands: inside single quotes it is text, elsewhere it is nothing. */
const CONTINUED = ['abcd', '"a b"', "'a b'", '~/x', 'x=~', '$HOME', '"$HOME/x"', '${HOME}', '"${none:-a b}"', '${#HOME}', 'a"b"c', '$(echo ab c)', '"$(echo "a b" c)"']
const CONTINUED_IN_BASH = ['*.txt', '[ab].txt', '{a,b}', 'x{1..3}', "$'a\\tb'", '$((1+22))', '${HOME##*/}', '"${HOME/w/\'w\'}"', 'x[1]=~/a:~', '~+/x', '<(:)x', '`echo a b`']
const continued = (g: Generator, word: string): string => {
  const at = g.random.below(word.length + 1)
  return `${word.slice(0, at)}\\\n${word.slice(at)}`
}

export const quoting: readonly Construct[] = [
  one('quote none', 6, g => g.random.pick(PLAIN)),
  one('quote single', 3, g => single(textOf(g.random))),
  one('quote double', 3, g => double(textOf(g.random).replaceAll('!', ''))),
  one('quote backslash', 2, g => escaped(textOf(g.random))),
  one('quote ansi-c', 2, g => g.random.pick([ansi(textOf(g.random)), "$'\\x61\\142\\u0063\\n'", "$'a\\tb\\e\\\\'", "$'\\cA'", "$'q\\'q\"'"]), { shells: ['bash', 'zsh', 'busybox sh'] }),
  one('quote locale', 1, g => g.random.pick(['$"plain"', '$"a b"', '$"x\\"y"']), BASH),
  one('quote continued', 2, g => continued(g, g.random.pick(CONTINUED))),
  one('expansion continued', 1, g => continued(g, g.random.pick(CONTINUED_IN_BASH)), BASH),
  one('quote empty', 1, g => g.random.pick(["''", '""'])),
  { name: 'concatenation', weight: 3, make: g => {
    const { joined } = g.state
    g.know({ joined: true })
    const both = [g.word(), g.word()]
    g.know({ joined })
    return both
  } },
  one('tilde', 2, g => g.random.pick(['~', '~/x', '"~"', '\\~', 'a~', '~/"a b"', 'x=~', '~/*'].slice(0, g.shell === 'zsh' ? 7 : 8)), MATCHED),
  one('tilde folder', 1, g => g.random.pick(['~+', '~+/x']), ARRAYS),
  one('brace list', 2, g => g.random.pick(['{a,b}', 'x{1,22}y', '{,q}', '{a,b}{c,d}', '{a,{b,c}d}', '{"a b",c}', '{a}', '{}', 'pre{,}', '{a,b', "{'x','y z'}", '{$HOME,z}', '\\{a,b}', '"{a,b}"', 'x{a,b}{1..2}']), ARRAYS),
  one('brace range', 2, g => g.random.pick(['{1..3}', '{3..1}', '{a..e..2}', '{01..03}', '{1..9..4}', '{-1..1}', '{c..a}', 'n{1..2}m', '{1..2..}', '{a..3}']), ARRAYS),
  one('glob', 3, g => g.random.pick(['*.txt', '?.txt', '[ab].txt', '[!a].txt', 'sub/*', '*/', 's*', '*', './*.txt', 'sub/*.[cl]*', '[[:alpha:]].txt', '*"."txt', '"*".txt', '\\*', '../*', '~/w*']), MATCHED),
  one('glob hidden', 1, g => g.random.pick(['.h*', '.[a-z]*']), MATCHED),
  one('glob unmatched', 1, g => g.random.pick(['nope*', '[z]q', 'none?', '*.nothing', 'x[', 'a[b']), NO_ZSH),
  one('extglob', 3, g => g.random.pick(['@(a|b).txt', '!(a*)', '*(x)', '+(?).txt', '?(a).txt', '!(*.txt)', '@(sub|none)/*', 'no+(pe)']), EXTENDED),
]
