// realpath: prints the absolute path of a file. Source: realpath(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { absolute } from './lib/absolute.ts'
import { lists } from './roles.ts'

export default command('realpath', {
  aliases: ['grealpath'],
  harmless:
    '--relative-to <folder> | --relative-base <folder> | -e, --canonicalize-existing | -m, --canonicalize-missing | -L, --logical | -P, --physical | ' +
    '-q, --quiet | -s, --strip, --no-symlinks | -z, --zero | --help | --version',
  operands: { '<path...>': lists },
  outputs: given => (given('--relative-to') || given('--relative-base') ? undefined : absolute(given)),
  examples: {
    'realpath a.ts': ['list a.ts'],
    'realpath --relative-to=src a': ['list a'],
    'realpath --relative-base . a': ['list a'],
    'cat "$(realpath a.ts)"': ['list a.ts', 'read /home/dev/app/a.ts'],
  },
})
