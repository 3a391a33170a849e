// md5sum, sha256sum and the like: print and check sums. Source: md5sum(1), sha256sum(1), b2sum(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('md5sum', {
  aliases: [
    'sha1sum', 'sha224sum', 'sha256sum', 'sha384sum', 'sha512sum', 'b2sum', 'sha3sum', 'b3sum', 'gmd5sum', 'gsha1sum', 'gsha256sum', 'gsha512sum',
    'xxhsum', 'xxh64sum', 'xxh128sum',
  ],
  harmless:
    '-V | -h | -B [v] | -i [v] | -b, --binary | -c, --check | -a <bits> | -l, --length <bits> | --tag | -t, --text | -z, --zero | --ignore-missing | -q, --quiet | -s, --status | ' +
    '--strict | -w, --warn | --no-names | --num-threads <count> | --raw | -H <algorithm> | --help | --version',
  // Checking reads the files named in the list too, but tells only whether they match.
  operands: { '<file...>': reads },
  examples: { 'md5sum a b': ['read a', 'read b'], 'sha256sum -c sums.txt': ['read sums.txt'] },
})
