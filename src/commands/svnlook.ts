// svnlook and its kin: look at Subversion repositories and working copies. Source: svnlook(1), svnversion(1), Subversion 1.14.
import { command } from './define.ts'
import { commandLines } from './git/programs.ts'
import { nothing } from './roles.ts'

export default command('svnlook', {
  aliases: ['svnversion', 'svndumpfilter', 'svnauthz', 'svnauthz-validate'],
  options: { '--diff-cmd <command>': commandLines },
  harmless: `--help, -h, -? | --version | -q, --quiet | -r, --revision <n> | -t, --transaction <name> | --copy-info | --full-paths | -N, --non-recursive
    | --revprop | --show-ids | -v, --verbose | --xml | -l, --limit <n> | -x, --extensions <options> | --no-diff-deleted | --no-diff-added | --diff-copy-from
    | --ignore-properties | --properties-only | --show-inherited-props | -M, --memory-cache-size <n> | -n, --no-newline | -c, --committed
    | --drop-empty-revs | --renumber-revs | --preserve-revprops | --skip-missing-merge-sources | --pattern | --drop-all-empty-revs | --username <user>
    | --path <path> | --repository <name> | --is <access> | --groups-file <file> | --recursive, -R`,
  operands: { '<word...>': nothing },
  examples: {
    'svnversion -n .': [],
    'svnlook changed repo -r 3': [],
    'svndumpfilter include trunk': [],
    'svnlook diff --diff-cmd="sh -c id" repo': ["interpret 'sh -c id' as sh (literal)"],
  },
})
