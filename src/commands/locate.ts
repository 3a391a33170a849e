// locate, plocate, mlocate: find names in a database. Source: locate(1), GNU findutils 4.9; plocate(1) 1.1; FreeBSD 14.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('locate', {
  aliases: ['plocate', 'mlocate', 'slocate', 'glocate'],
  options: { '-d, --database <file>': reads },
  harmless:
    '-A, --all | -b, --basename | -c, --count | -e, --existing | -E, --non-existing | -H | -i, --ignore-case | -l, -n, --limit <count> | -L, --follow | ' +
    '-m, --mmap | -N, --literal | -P, --nofollow | -p, --ignore-spaces | -0, --null | -q, --quiet | -r, --regexp | --regex | --regextype <type> | ' +
    '-s, --stdio | -S, --statistics | -t, --transliterate | -w, --wholename | --max-database-age <days> | -h, --help | -V, --version',
  operands: { '<pattern...>': nothing },
  examples: { 'locate -i node.h': [], 'locate -d names.db x': ['read names.db'] },
})
