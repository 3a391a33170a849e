// hg status, log, diff, cat: looking at history. Source: hg(1), Mercurial 6.3.
import { literal, some } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { contact } from '../git/contact.ts'
import { commandLines } from '../git/programs.ts'
import { nothing, writes } from '../roles.ts'
import { DIFF, looked, patterns, readsPatterns, remote, REVS, WITHIN } from './shared.ts'

export const subcommands: Record<string, Body> = {
  'status | st | stat': looked(
    `-A, --all | -m, --modified | -a, --added | --removed | --deleted | -c, --clean | --unknown | -i, --ignored | --no-status | -t, --terse <kinds>
      | -C, --copies | -0, --print0 | --change <rev>`,
  ),
  'log | history': {
    ...looked(
    `-f, --follow | -C, --copies | -k, --keyword <text> | -L, --line-range <range> | --removed | -P, --prune <rev> | -l, --limit <n> | -M, --no-merges
      | -G, --graph | --only-merges | -m | ${DIFF}`,
    ),
    operands: { '<path...>': (words, given) => (given('--patch') ? readsPatterns([...words, ...given.values('--include')], given) : patterns(words, given)) },
  },
  'diff': { harmless: `${DIFF} | ${WITHIN} | -r, --rev <rev>`, operands: { '<path...>': readsPatterns } },
  'annotate | blame': {
    harmless: `--no-follow | -a, --text | --user | -f, --file | --date | --number | -c, --changeset | -l, --line-number | --skip <rev>
      | -w, --ignore-all-space | -b, --ignore-space-change | --ignore-blank-lines | ${WITHIN} | -r, --rev <rev> | -u | -d | -n`,
    operands: { '<path...>': readsPatterns },
  },
  'cat': {
    options: { '-o, --output <file>': writes },
    harmless: `--decode | ${WITHIN} | -r, --rev <rev>`,
    operands: { '<path...>': readsPatterns },
  },
  'grep': {
    harmless: `-0, --print0 | --diff | -a, --text | -f, --follow | -i, --ignore-case | -l, --files-with-matches | -n, --line-number | --all | ${WITHIN}
      | ${REVS}`,
    operands: { '<pattern>': nothing, '<path...>': readsPatterns },
  },
  'export': { options: { '-o, --output <file>': writes }, harmless: `--switch-parent | ${DIFF} | ${REVS}`, operands: { '<rev...>': nothing } },
  'branches | heads | tags | tip | parents | files | locate | manifest | paths | root | summary | sum | verify | version | help | showconfig':
    looked(
      `-c, --closed, --command | -t, --topo, --tags | -a, --active | --full | -i, --id | --num | --remote | --all | -0, --print0 | -f, --fullpath
        | -e, --extension | -k, --keyword | -s, --system | -p, --patch | -g, --git | --branch`,
    ),
  // With a source it asks there.
  'identify | id': {
    options: remote,
    harmless: `-r, --rev <rev> | -n, --num | -i, --id | -b, --branch | -t, --tags | -B, --bookmarks | --insecure`,
    operands: { '<source>': words => words.flatMap(word => (some(word, value => /[:/]/.test(value)) || !word.values ? contact(word) : [])) },
  },
  'config': {
    harmless: '--untrusted | --exp-all-known | -e, --edit | -l, --local | --source | --shared | --non-shared | -g, --global | -u',
    operands: { '<name...>': nothing },
    always: given => (given('--edit') ? [{ kind: 'configure', target: literal('settings of hg') }] : []),
  },
  'extdiff': {
    options: { '-p, --program <command>': commandLines },
    harmless: `-o, --option <option> | --patch | -r, --rev <rev> | -c, --change <rev> | ${WITHIN}`,
    operands: { '<path...>': readsPatterns },
  },
}
