// Command and process substitutions, of text that is known and of commands.
import { type Construct, type Generator, PLAIN } from '../generate.ts'
import type { Piece } from '../tree.ts'
import { lineOf, single, textOf } from './text.ts'

const sub = (g: Generator, ...parts: readonly Piece[]): readonly Piece[] => (g.random.chance(0.5) ? ['"$(', ...parts, ')"'] : ['$(', ...parts, ')'])
const line = (g: Generator): string => single(lineOf(g.random))
const filter = (name: string, text: (g: Generator) => string): Construct => ({ name: `substitute ${name}`, weight: 1, make: g => sub(g, text(g)) })

export const substitutions: readonly Construct[] = [
  filter('echo', g => `echo ${g.random.pick(PLAIN.filter(word => !word.startsWith('-')))} ${g.random.pick(PLAIN)}`), filter('echo quoted', g => `echo "x${lineOf(g.random).replace(/[$`"\\!]/g, '')}"`), filter('echo -n', () => 'echo -n abc'),
  filter('printf', g => `printf '%s${g.random.pick(['', ' ', '\\n', ':'])}' a ${line(g)}`), filter('printf numbers', g => `printf '${g.random.pick(['%d', '%03d', '%x', '%5s|', '%-4s|', '%%%s', '%c', '\\x41%s', '%b'])}' ${g.random.pick(['7', '12', '3'])}`), filter('printf format', g => `printf ${g.random.pick(["'a\\tb'", "'\\101'", "'x\\ny\\n'", 'plain', "'%s-%s\\n' a b c"])}`),
  filter('cat file', g => g.random.pick(['cat a.txt', 'cat b.txt', 'cat < list', 'cat a.txt b.txt', 'cat sub/c.txt', 'cat none'])), filter('pwd', g => g.random.pick(['pwd', 'pwd -P', 'cd sub && pwd', 'cd sub; pwd', 'pwd -L'])),
  filter('basename', g => g.random.pick(['basename p/q.txt', 'basename p/q.txt .txt', 'basename /', 'basename -s .c -a a.c b.c', 'basename "$PWD"'])), filter('dirname', g => g.random.pick(['dirname p/q/r.c', 'dirname x', 'dirname /a', 'dirname "$PWD"', 'dirname a/b c/d'])),
  filter('tr', g => `echo ${g.random.pick(['abcabc', 'AbC', '"a b"'])} | tr ${g.random.pick(['a-c A-C', "'[:upper:]' '[:lower:]'", "-d b", "-s a", "abc '\\n'"])}`), filter('rev', g => `echo ${g.random.pick(['cba', '"b a"', '0but'])} | rev`),
  filter('base64', g => `echo ${g.random.pick(['aGVsbG8K', 'YSBi', 'c3R1YjE='])} | base64 -d`), filter('cat echo', g => `echo ${single(lineOf(g.random).replaceAll('\\', ''))} | cat`),
  { ...filter('here-string', g => `cat <<< ${line(g)}`), shells: ['bash', 'zsh', 'busybox sh'] },
  { name: 'substitute $(<file)', weight: 1, shells: ['bash', 'zsh'], make: g => sub(g, g.random.pick(['<a.txt', '< list', '<sub/c.txt'])) },
  { name: 'substitute backticks', weight: 2, make: g => [g.random.pick(['`echo a b`', '"`echo a b`"', '`echo \\`echo in\\``', '`printf %s "x y"`', '"`echo \\"q\\"`"', '`echo \\$HOME`', '`echo \\\\a`', "`echo 'a'`"])] },
  { name: 'substitute nested', weight: 1.5, make: g => sub(g, 'echo ', ...sub(g, 'echo ', g.word()), ' z') },
  { name: 'substitute stub', weight: 3, make: g => sub(g, g.apart({ nested: true }, () => g.stub(...g.words(2)))) },
  { name: 'substitute list', weight: 1.5, make: g => sub(g, '\n', g.apart({ nested: true }, () => g.list(3)), '\n') },
  { name: 'substitute lines', weight: 1, make: g => sub(g, `echo ${single(textOf(g.random).replaceAll('\\', ''))}; echo second`) },
  { name: 'process substitution', weight: 1, shells: ['bash', 'zsh'], make: g => ['<(', g.apart({ nested: true }, () => g.stub(...g.words(1))), ')'] },
  { name: 'process substitution out', weight: 0.4, shells: ['bash', 'zsh'], make: g => ['>(', g.apart({ nested: true }, () => g.plainStub()), ')'] },
]

