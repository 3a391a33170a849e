// csplit: cuts a file into pieces at patterns. Source: csplit(1), GNU coreutils 9.1.
import { literal, map } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('csplit', {
  harmless:
    '-b, --suffix-format <format> | -f, --prefix <prefix> | -k, --keep-files | --suppress-matched | -n, --digits <count> | -s, -q, --quiet, --silent | ' +
    '-z, --elide-empty-files | --help | --version',
  operands: { '<file>': reads, '<pattern...>': nothing },
  always: given => (given.operands.length ? [{ kind: 'write', target: { ...map(given.value('-f') ?? literal('xx'), value => `${value}*`), glob: true } }] : []),
  examples: { "csplit -f part a.txt '/^#/' '{*}'": ['write each of part*', 'read a.txt'], 'csplit a 10': ['write each of xx*', 'read a'] },
})
