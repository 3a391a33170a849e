// dpkg-split: cuts a package into parts, and joins them. Source: dpkg-split(1) 1.21.
import { map } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('dpkg-split', {
  options: {
    '-s, --split': nothing,
    '-j, --join': nothing,
    '-a, --auto': nothing,
    '-o, --output <file>': writes,
    '--depotdir, --admindir, --root <folder>': writes,
  },
  harmless: '-I, --info | -l, --listq | -d, --discard | -S, --partsize <n> | -Q, --npquiet | --msdos | -?, --help | --version',
  operands: {
    '<file...>': (words, given) => [
      ...reads(given('-s') ? words.slice(0, 1) : words, given),
      ...(given('-s') ? words.slice(0, 1).map(file => ({ kind: 'write' as const, target: words[1] ?? map(file, value => value.replace(/\.deb$/, '')) })) : []),
    ],
  },
  examples: {
    'dpkg-split -s a.deb part': ['read a.deb', 'write part'],
    'dpkg-split -j -o a.deb part.1of2.deb part.2of2.deb': ['write a.deb', 'read part.1of2.deb', 'read part.2of2.deb'],
    'dpkg-split -a --depotdir parts -o a.deb part.1of2.deb': ['write parts', 'write a.deb', 'read part.1of2.deb'],
    'dpkg-split -I part.1of2.deb': ['read part.1of2.deb'],
  },
})
