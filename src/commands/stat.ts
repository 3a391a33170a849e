// stat: prints metadata of files. Source: stat(1), GNU coreutils 9.1; FreeBSD 14.
import { exact, pattern } from '../model/index.ts'
import { command } from './define.ts'
import { lists } from './roles.ts'

export default command('stat', {
  aliases: ['gstat'],
  harmless:
    '-L, --dereference | -f, --file-system | --cached <mode> | -c, --format <format> | --printf <format> | -t, --terse | -F | -l | -n | -q | -r | -s | ' +
    '-x | --help | --version',
  operands: { '<path...>': lists },
  outputs: given => {
    const format = exact(given.value('-c') ?? given.value('--printf'))
    // Numbers and short words; text of its own it could be anything.
    return format !== undefined && /^%(?:[-+#0 \d.]*[aAbBdDfFgGhHiLoOpstTuUwWxXyYzZ]|[ \t:,%]|\\n)*$/.test(format) ? pattern('$(stat)', '*') : undefined
  },
  examples: { 'stat -c %s a.ts b.ts': ['list a.ts', 'list b.ts'], 'stat -f %z a.ts': ['list %z', 'list a.ts'] },
})
