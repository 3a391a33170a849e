// cat: prints files. Source: cat(1), GNU coreutils 9.1; FreeBSD 14; busybox 1.35.
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { reads } from './roles.ts'

export default command('cat', {
  aliases: ['gcat'],
  harmless:
    '-A, --show-all | -b, --number-nonblank | -e | -E, --show-ends | -n, --number | -s, --squeeze-blank | -t | -T, --show-tabs | -u | ' +
    '-v, --show-nonprinting | -l | --help | --version',
  operands: { '<file...>': reads },
  outputs: given => (given('-n') || given('-b') || given('-A') || given('-e') || given('-E') ? undefined : passesOn(given)),
  examples: { 'cat -n a.ts b.ts': ['read a.ts', 'read b.ts'], 'echo cat a.txt | cat | sh': ['read a.txt'], 'cat - < a.txt': ['read a.txt'] },
})
