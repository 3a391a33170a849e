// od: dumps bytes. Source: od(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('od', {
  aliases: ['god'],
  harmless:
    '-A, --address-radix <radix> | --endian <order> | -j, --skip-bytes <count> | -N, --read-bytes <count> | -S, --strings <count> | ' +
    '-t, --format <type> | -v, --output-duplicates | -w, --width [count] | --traditional | -a | -b | -B | -c | -d | -D | -e | -f | -F | -h | -H | -i | ' +
    '-I | -l | -L | -o | -O | -s | -x | -X | +<n> | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'od -An -tx1 a.bin': ['read a.bin'], 'od -c a': ['read a'] },
})
