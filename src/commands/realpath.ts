// realpath: prints the absolute path of a file. Source: realpath(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { absolute } from './lib/absolute.ts'
import { lists } from './roles.ts'

export default command('realpath', {
  aliases: ['grealpath'],
  options: { '--relative-to <folder>': lists, '--relative-base <folder>': lists },
  harmless: '-e, --canonicalize-existing | -m, --canonicalize-missing | -L, --logical | -P, --physical | -q, --quiet | -s, --strip, --no-symlinks | -z, --zero | --help | --version',
  operands: { '<path...>': lists },
  outputs: given => (given('--relative-to') || given('--relative-base') ? undefined : absolute(given)),
  examples: {
    'realpath a.ts': ['list a.ts'],
    'realpath --relative-to=src a': ['list src', 'list a'],
    'realpath --relative-base . a': ['list .', 'list a'],
    'cat "$(realpath a.ts)"': ['list a.ts', 'read /home/dev/app/a.ts'],
  },
})
