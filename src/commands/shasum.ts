// shasum: prints and checks SHA sums. Source: shasum(1), Digest::SHA 6.04.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('shasum', {
  harmless:
    '-0, --01 | -a, --algorithm <bits> | -b, --binary | -c, --check | -q, --quiet | -s, --status | -S, --strict | --tag | -t, --text | -U, --UNIVERSAL | ' +
    '-w, --warn | --ignore-missing | -p | -h, --help | -v, --version',
  operands: { '<file...>': reads },
  examples: { 'shasum -a 256 a.tgz': ['read a.tgz'] },
})
