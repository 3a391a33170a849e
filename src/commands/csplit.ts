// csplit: cuts a file into pieces at patterns. Source: csplit(1), GNU coreutils 9.1.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing, reads } from './roles.ts'

/** Behind the prefix comes a number, in a form that may be more than one name. */
function pieces(given: Given): Word {
  const form = given.value('-b')
  const suffix = form ? exact(form)?.replace(/%[^%a-zA-Z]*[a-zA-Z]/g, '*').replaceAll('%%', '%') : '*'
  return suffix === undefined ? unresolved(form?.text ?? '') : { ...map(given.value('-f') ?? literal('xx'), value => `${value}${suffix}`), glob: true }
}

export default command('csplit', {
  harmless:
    '-b, --suffix-format <format> | -f, --prefix <prefix> | -k, --keep-files | --suppress-matched | -n, --digits <count> | -s, -q, --quiet, --silent | ' +
    '-z, --elide-empty-files | --help | --version',
  operands: { '<file>': reads, '<pattern...>': nothing },
  always: given => (given.operands.length ? [{ kind: 'write', target: pieces(given) }] : []),
  examples: { "csplit -f part a.txt '/^#/' '{*}'": ['write each of part*', 'read a.txt'], "csplit -f x -b '/../.git/hooks/pre-commit%.0d' a.txt 1": ['write each of x/../.git/hooks/pre-commit*', 'read a.txt'], 'csplit a 10': ['write each of xx*', 'read a'] },
})
