// unzip: unpacks zip archives. Source: unzip(1) 6.0 with the options of Debian and macOS, busybox 1.35.
import { literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { unpacked } from './lib/archive.ts'
import { decoded } from './lib/decoder.ts'
import { printsMembers } from './lib/named.ts'
import { nothing, reads } from './roles.ts'

const LOOKS = ['-l', '-v', '-t', '-p', '-c', '-z', '-Z']

export default command('unzip', {
  aliases: ['unzip64', 'funzip'],
  options: { '-d <dir>': nothing, '-:': nothing, '-K': nothing, '-T': nothing },
  harmless:
    '-l | -v | -t | -p | -c | -z | -Z | -q | -qq | -n | -o | -j | -f | -u | -a | -aa | -b | -bb | -B | -C | -D | -DD | -E | -F | -h | -hh, --help | -i | -J | -L | -LL | -M | -N | -P <password> | -s | -S | ' +
    '-U | -UU | -V | -W | -X | -XX | -Y | -^ | -$ | -2 | -1 | -x <name> | -I <charset> | -O <charset> | -A | -m | --version',
  operands: { '<archive>': nothing, '<member...>': nothing },
  always: given => {
    const [archive] = given.operands
    if (!archive) return []
    const dir = given.value('-d') ?? literal('.')
    const looks = LOOKS.some(option => given(option)) || given.called === 'funzip'
    if (looks) return [...reads([archive], given), ...(given('-p') || given('-c') ? printsMembers(given.operands.slice(1), given) : [])]
    if (given('-T')) return [...reads([archive], given), { kind: 'permit', target: archive }]
    return [
      ...reads([archive], given),
      ...unpacked(['-j', '-L', '-LL', '-:'].some(option => given(option)) ? [] : given.operands.slice(1), dir),
      ...(given('-:') ? [{ kind: 'write' as const, target: unresolved('names in the archive that start with ..') }] : []),
      ...(given('-K') ? [{ kind: 'permit' as const, target: dir, recursive: true, grants: 'setuid' as const }] : []),
    ]
  },
  // Text that was packed is text that was hidden.
  outputs: given => (given('-p') || given('-c') || given.called === 'funzip' ? decoded(given.called, given.stdin, given.operands[0]) : undefined),
  examples: {
    'unzip -l a.zip': ['read a.zip'],
    'unzip -p a.zip b.txt': ['read a.zip'],
    'unzip -p a.zip .env': ['read a.zip', 'reveal .env'],
    'unzip -p a.zip b.sh | sh': ['read a.zip', 'interpret ?unzip as sh from file a.zip, decoder unzip'],
    'unzip -qo a.zip': ['read a.zip', 'write . (recursive)'],
    'unzip a.zip "*.md" -d out': ['read a.zip', 'write out (recursive)'],
    'unzip a.zip src/a.ts -d out': ['read a.zip', 'write out/src/a.ts (recursive)'],
    'unzip -j a.zip src/.envrc': ['read a.zip', 'write . (recursive)'],
    'unzip -: a.zip': ['read a.zip', 'write . (recursive)', "write ?'names in the archive that start with ..'"],
    'unzip -K a.zip': ['read a.zip', 'write . (recursive)', 'permit . (recursive) (setuid)'],
    'unzip -T a.zip': ['read a.zip', 'permit a.zip'],
    'unzip -v': [],
  },
})
