// git grep. Source: git-grep(1), git 2.39 to 2.55.
import type { Body } from '../define.ts'
import { reads } from '../roles.ts'
import { namesBelow, pathSteps } from './paths.ts'
import { commandLines } from './programs.ts'

export const subcommands: Record<string, Body> = {
  grep: {
    options: {
      '-O, --open-files-in-pager [pager]': commandLines,
      '-f <file>': reads,
    },
    harmless: `--cached | --index | --no-index | --untracked | --exclude-standard | --recurse-submodules | -v, --invert-match | -i, --ignore-case
        | -w, --word-regexp | -a, --text | -I | --textconv | -r, --recursive | --max-depth <n> | -E, --extended-regexp | -G, --basic-regexp
        | -F, --fixed-strings | -P, --perl-regexp | -n, --line-number | --column | -h | -H | --full-name | -l, --files-with-matches, --name-only
        | -L, --files-without-match | -z, --null | -o, --only-matching | -c, --count | --color [when] | --break | --heading | -C, --context <n>
        | -B, --before-context <n> | -A, --after-context <n> | --threads <n> | -<n> | -p, --show-function | -W, --function-context | -e <pattern> | --and
        | --or | --not | -q, --quiet | --all-match | --ext-grep | -m, --max-count <n>`,
    operands: { '<pattern, revision or path...>': (words, given) => pathSteps('read', given('-e') || given('-f') ? words : words.slice(1)) },
    outputs: given => (given('--files-with-matches') || given('--files-without-match') ? namesBelow(given, '$(git grep -l)') : undefined),
  },
}

export const examples: Record<string, readonly string[]> = {
  'git grep -n foo': [],
  'git grep -il foo HEAD~3 -- src docs': ['read src', 'read docs'],
  'git grep -e foo --and -e bar -- .env': ['read .env'],
  "git grep --no-index foo '*env'": ['read each of *env', 'read .env'],
  "git grep --untracked foo '*.ts'": ['read each of *.ts'],
  'git grep -f words.txt': ['read words.txt'],
  'git grep -O"sh -c id" foo': ["interpret 'sh -c id' as sh (literal)"],
  'git grep -O foo': [],
}
