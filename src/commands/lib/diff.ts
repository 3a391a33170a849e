// Owns the options and operands of diff, which its coloured relatives pass on. Source: diff(1), GNU diffutils 3.8, FreeBSD 14, busybox 1.35.
import type { Word } from '../../model/index.ts'
import type { Body, Given } from '../define.ts'
import { nothing, reads, readsTree } from '../roles.ts'

export const DIFF_HARMLESS =
  '-X, --exclude-from <file> | --from-file <file> | --to-file <file> | --normal | -q, --brief | -s, --report-identical-files | -c | -C <n> | --context [n] | -u | -U <n> | --unified [n] | -e, --ed | -n, --rcs | -f, --forward-ed | -y, --side-by-side | -W, --width <n> | ' +
  '--left-column | --suppress-common-lines | -p, --show-c-function | -F, --show-function-line <re> | --label, -L <label> | -t, --expand-tabs | -T, --initial-tab | --tabsize <n> | ' +
  '--suppress-blank-empty | -l, --paginate | -r, --recursive | --no-dereference | -N, --new-file | -P, --unidirectional-new-file | --ignore-file-name-case | --no-ignore-file-name-case | ' +
  '-x, --exclude <glob> | -S, --starting-file <name> | -i, --ignore-case | -E, --ignore-tab-expansion | -Z, --ignore-trailing-space | -b, --ignore-space-change | -w, --ignore-all-space | ' +
  '-B, --ignore-blank-lines | -I, --ignore-matching-lines <re> | -a, --text | --binary | --strip-trailing-cr | -D, --ifdef <name> | --old-group-format <text> | --new-group-format <text> | ' +
  '--unchanged-group-format <text> | --changed-group-format <text> | --line-format <text> | --old-line-format <text> | --new-line-format <text> | --unchanged-line-format <text> | ' +
  '-d, --minimal | -H, --speed-large-files | --horizon-lines <n> | --color, --colour [when] | --palette <colors> | --help | -v, --version | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -o, --ignore-opts | --algorithm, -A <name>'

const all = (given: Given): readonly Word[] => [...given.values('--from-file'), ...given.values('--to-file'), ...given.operands]

// All that an option can do is to name one more file to read.
export const diffBody: Pick<Body, 'harmless' | 'operands' | 'always'> = {
  harmless: DIFF_HARMLESS,
  operands: { '<path...>': nothing },
  always: given => [...reads(given.values('-X'), given), ...(given('-r') ? readsTree : reads)(all(given), given)],
}
