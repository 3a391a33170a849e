// unrar: unpacks RAR archives. Source: unrar(1) 6.2, unrar-free(1), unar(1), lsar(1).
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { nothing, reads } from './roles.ts'

const HARMLESS = '-o, -o+, -o-, -or | -p [password] | -p- | -y | -inul | -idq | -kb | -r | -x <name> | -v | -c- | -cfg- | -ep | -op <dir> | -u | -f | -n <name> | -ad | -ai | -mt <n> | -ts | -tsm | -ierr'
const looks: Body = { harmless: HARMLESS, operands: { '<archive>': reads, '<member...>': nothing } }
const prints: Body = { ...looks, outputs: given => decoded(given.called, undefined, given.operands[0]) }
/** What ends in a slash, or comes last behind the members, is the folder. */
const extracts: Body = {
  harmless: HARMLESS,
  operands: { '<archive>': reads, '<word...>': words => [{ kind: 'write', target: words.findLast(word => word.values?.some(value => value.endsWith('/'))) ?? literal('.'), recursive: true }] },
  always: given => (given.operands.length < 2 ? [{ kind: 'write', target: literal('.'), recursive: true }] : []),
}

export default command('unrar', {
  aliases: ['unrar-free', 'unrar-nonfree'],
  harmless: '-h, --help | --version',
  subcommands: { 'l | la | lb | lt | lta | ltb | v | vb | vt | vta | vtb | t': looks, 'p': prints, 'x | e': extracts },
  examples: { 'unrar l a.rar': ['read a.rar'], 'unrar p -inul a.rar b.sh | sh': ['read a.rar', 'interpret ?unrar as sh from file a.rar, decoder unrar'], 'unrar x -y a.rar': ['write . (recursive)', 'read a.rar'], 'unrar e a.rar b.txt out/': ['read a.rar', 'write out/ (recursive)'] },
})
