// cksum, sum: print checksums. Source: cksum(1), sum(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('cksum', {
  aliases: ['sum'],
  harmless:
    '-a, --algorithm <type> | -b, --base64 | -c, --check | -l, --length <bits> | -o <algorithm> | -r | -s, --sysv | --raw | --tag | --untagged | ' +
    '-z, --zero | --ignore-missing | --quiet | --status | --strict | -w, --warn | --debug | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'cksum -a sha256 a': ['read a'], 'sum -r a': ['read a'] },
})
