// cmp: compares files byte by byte. Source: cmp(1), GNU diffutils 3.8, FreeBSD 14.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('cmp', {
  aliases: ['zcmp', 'bzcmp', 'xzcmp', 'lzcmp'],
  harmless: '-b, --print-bytes, -c, --print-chars | -i, --ignore-initial <skip> | -l, --verbose | -n, --bytes <n> | -s, --quiet, --silent | -h | -x | -z | --help | -v, --version',
  operands: { '<first>': reads, '<second>': reads, '<skip1>': nothing, '<skip2>': nothing },
  examples: { 'cmp -s a.txt b.txt': ['read a.txt', 'read b.txt'], 'cmp a.bin b.bin 10 20': ['read a.bin', 'read b.bin'] },
})
