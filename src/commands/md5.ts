// md5, sha1, sha256 and the like: print sums. Source: md5(1), FreeBSD 14 and macOS 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('md5', {
  aliases: ['sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'rmd160', 'skein256'],
  harmless: '-b | -c <digest> | -n | -p | -q | -r | -s <text> | -t | -x',
  operands: { '<file...>': reads },
  examples: { 'md5 -q a.dmg': ['read a.dmg'], 'md5 -s text': [] },
})
