// 7z: keeps files in archives of many kinds. Source: 7z(1) of p7zip 16.02 and 7-Zip 24.
import { exact, literal, map, some, unknown, unresolved, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { listed } from './lib/archive.ts'
import { decoded } from './lib/decoder.ts'
import { printsMembers } from './lib/named.ts'
import { nothing, reads, readsTree, writes } from './roles.ts'

const isStream = (given: Given): boolean => given('-an')
const archive = (given: Given): readonly Word[] => (isStream(given) ? [] : given.operands.slice(0, 1))
const files = (given: Given): readonly Word[] => given.operands.slice(isStream(given) ? 0 : 1)
/** Names, with lists of names behind an at sign. */
const inputs = (given: Given): readonly Step[] =>
  files(given).flatMap(word => (some(word, value => value.startsWith('@')) ? listed([literal(exact(word)?.slice(1) ?? word.text)], given, 'read') : readsTree([word], given)))
const destination = (given: Given): Word => given.value('-o') ?? literal('.')

const HARMLESS =
  '-an | -a [what] | -b [what] | -i [what] | -m <parameters> | -p [password] | -r [mode] | -si | -so | -sdel | -s [what] | -slt | -spd | -spe | -spf | -spf2 | -sse | -ssp | -ssw | -stl | -ssc | -ssc- | -slp | ' +
  '-snh | -snl | -sni | -sns | -sns- | -t <type> | -u [what] | -v <size> | -w [dir] | -x <what> | -y | -o [dir] | -h, --help'

const AT = /^[-r0-9]*@./
/** Lists of names: what is no name of a member is printed. */
const lists = (given: Given): readonly Step[] => [
  ...given.operands.filter(word => some(word, value => AT.test(value))), ...['-i', '-a', '-x'].flatMap(option => given.values(option)).filter(word => some(word, value => /^[pow]?[-r0-9]*@./.test(value)))
].map(word => ({ kind: 'read', target: map(word, value => value.replace(/^[^@]*@/, '')) }))
const ELSEWHERE = /!.|^eml/
/** Some switches name another archive, or send it away. */
const surprises = (given: Given): readonly Step[] => [
  ...given.values('-u').filter(word => some(word, value => ELSEWHERE.test(value))).map(word => unknown(word, 'this writes another archive')),
  ...given.values('-s').filter(word => some(word, value => ELSEWHERE.test(value))).map(word => unknown(word, 'this sends the archive')),
]
const body = (always: (given: Given) => readonly Step[]): Body => ({ harmless: HARMLESS, operands: { '<archive>': nothing, '<file...>': nothing }, always: given => [...always(given), ...surprises(given)] })
const looks = body(given => [...reads(archive(given).filter(word => !some(word, value => AT.test(value))), given), ...lists(given)])
const extracts: Body = {
  ...body(given => [
    ...reads(archive(given).filter(word => !some(word, value => AT.test(value))), given), ...lists(given),
    ...(given('-so') ? printsMembers(files(given), given) : [{ kind: 'write' as const, target: destination(given), recursive: true }]),
    ...(!given('-so') && (given('-spf') || given('-spf2')) ? [{ kind: 'write' as const, target: unresolved('absolute names in the archive') }] : []),
  ]),
  // Text that was packed is text that was hidden.
  outputs: given => (given('-so') ? decoded(given.called, given.stdin, archive(given)[0]) : undefined),
}

export default command('7z', {
  aliases: ['7za', '7zr', '7zz', '7zzs', 'p7zip', '7z.exe'],
  subcommands: {
    a: body(given => [...(given('-so') ? [] : writes(archive(given), given)), ...inputs(given), ...(given('-sdel') ? files(given).map((target): Step => ({ kind: 'delete', target, recursive: true })) : [])]),
    u: body(given => [...writes(archive(given), given), ...inputs(given)]),
    'd | rn': body(given => [...writes(archive(given), given), ...lists(given)]),
    'l | t': looks,
    h: body(given => readsTree(given.operands, given)),
    'i | b': { harmless: HARMLESS, operands: { '<word...>': nothing } },
    'x | e': extracts,
  },
  harmless: HARMLESS,
  inherit: true,
  examples: {
    '7z l a.7z': ['read a.7z'],
    '7z l @list.txt': ['read list.txt'],
    '7z l a.7z @list.txt -i@more.txt': ['read a.7z', 'read list.txt', 'read more.txt'],
    '7z x -spf a.7z': ['read a.7z', 'write . (recursive)', "write ?'absolute names in the archive'"],
    '7z x a.7z -oout -y': ['read a.7z', 'write out (recursive)'],
    '7z e -so a.7z b.txt': ['read a.7z'],
    '7z e -so a.7z .env': ['read a.7z', 'reveal .env'],
    '7z e -so a.7z b.sh | sh': ['read a.7z', 'interpret ?7z as sh from file a.7z, decoder 7z'],
    '7z a -tzip -mx=9 out.zip src a.txt': ['write out.zip', 'read src (recursive)', 'read a.txt (recursive)'],
    '7za a out.7z @list.txt -sdel': ['write out.7z', 'read list.txt', "read ?'names in list.txt'", 'delete @list.txt (recursive)'],
    '7z u out.7z src -u!new.7z': ['write out.7z', 'read src (recursive)', 'unknown !new.7z (this writes another archive)'],
    '7z d out.7z a.txt': ['write out.7z'],
    '7z h src': ['read src (recursive)'],
  },
})
