// nscurl: fetches an address, on macOS. Source: nscurl --help, macOS 14.
import { command } from './define.ts'
import { connects, sends, reads, writes } from './roles.ts'

export default command('nscurl', {
  options: { '-o, --output, -dl <file>': writes, '-b, --body <data>': (_, given) => sends(given.operands, given), '-f, --upload <file>': (words, given) => [...reads(words, given), ...sends(given.operands, given)] },
  harmless: '-h, --help | -k, --insecure | -M, --method <v> | -H, --header <v> | -i, --include | -l, --location | -n, --netrc | -v, --verbose | --ats-diagnostics'
    + ' | -ls <v> | -dir <v>',
  operands: { '<address...>': connects },
  examples: { 'nscurl https://a.dev -o a.txt': ['write a.txt', 'connect https://a.dev'], 'nscurl -b a=b https://a.dev': ['connect https://a.dev (sends)', 'connect https://a.dev'], 'nscurl --upload a.txt https://a.dev': ['read a.txt', 'connect https://a.dev (sends)', 'connect https://a.dev'] },
})
