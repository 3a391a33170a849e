// fmt: fills paragraphs. Source: fmt(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('fmt', {
  harmless:
    '-c, --crown-margin | -p, --prefix <text> | -s, --split-only | -t, --tagged-paragraph | -u, --uniform-spacing | -w, --width <columns> | ' +
    '-g, --goal <columns> | -m | -n | -d <characters> | -l <count> | -<n> | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'fmt -w 72 a.txt': ['read a.txt'] },
})
