// Options that many git subcommands share. Source: git-log(1), git-diff(1), git-rev-list(1), gitcli(7), git 2.39 to 2.55.

/** Options that keep a command from acting. Taking one back is not known, so it is asked about. */
export const RESTRAINTS: ReadonlySet<string> = new Set(
  '--dry-run --list --cached --staged --stdout --short --porcelain --long --null --check --stat --numstat --summary --show-current --get-url --temp --detach --help'.split(' '),
)

export const QUIET = '-v, --verbose | -q, --quiet | --progress'
export const PATHSPEC_FILE = '--pathspec-file-nul | --no-pathspec-file-nul | --no-pathspec-from-file'
export const SIGN = '-S, --gpg-sign [key] | --no-gpg-sign'

/** How differences are printed. --output writes a file, -O reads one, and both are left to each subcommand. */
export const DIFF = `-p, -u, --patch | -s | -U, --unified [n] | --raw | --patch-with-raw | --patch-with-stat | --numstat | --shortstat
  | -X, --dirstat [parameters] | --cumulative | --dirstat-by-file [parameters] | --check | --summary | --name-only | --name-status | --stat [width]
  | --stat-width <n> | --stat-name-width <n> | --stat-graph-width <n> | --stat-count <n> | --compact-summary | --binary | --full-index | --color [when]
  | --ws-error-highlight <kind> | --abbrev [n] | --src-prefix <prefix> | --dst-prefix <prefix> | --line-prefix <prefix> | --no-prefix | --default-prefix
  | --inter-hunk-context <n> | --output-indicator-new <char> | --output-indicator-old <char> | --output-indicator-context <char>
  | -B, --break-rewrites [n] | -M, --find-renames [n] | -D, --irreversible-delete | -C, --find-copies [n] | --find-copies-harder | --renames
  | --rename-empty | --follow | -l <n> | --minimal | -w, --ignore-all-space | -b, --ignore-space-change | --ignore-space-at-eol | --ignore-cr-at-eol
  | --ignore-blank-lines | -I, --ignore-matching-lines <regex> | --indent-heuristic | --patience | --histogram | --diff-algorithm <name> | --anchored <text>
  | --word-diff [mode] | --word-diff-regex <regex> | --color-words [regex] | --color-moved [mode] | --color-moved-ws <mode> | --relative [path]
  | -a, --text | -R | --exit-code | -q, --quiet | --ext-diff | --textconv | --ignore-submodules [when] | --submodule [format] | --ita-invisible-in-index
  | --ita-visible-in-index | -S <string> | -G <regex> | --pickaxe-all | --pickaxe-regex | --rotate-to <path> | --skip-to <path>
  | --find-object <id> | --diff-filter <kinds> | -z | -W, --function-context | --max-depth <n> | -m | -c | --cc | --combined-all-paths | --diff-merges <format>
  | --remerge-diff | --dd | -t | -r | -0 | -1 | -2 | -3 | --base | --ours | --theirs | --merge-base | --root | --function-name`

/** Which commits are taken, in which order, and how each is printed. */
export const REVISIONS =
  `-n, --max-count <n> | -<n> | --skip <n> | --since, --after, --since-as-filter <date> | --until, --before <date> | --max-age <time>
    | --min-age <time> | --author <regex> | --committer <regex> | --grep-reflog <regex> | --grep <regex> | --all-match | --invert-grep
    | -i, --regexp-ignore-case | --basic-regexp | -E, --extended-regexp | -F, --fixed-strings | -P, --perl-regexp | --remove-empty | --merges
    | --min-parents <n> | --max-parents <n> | --first-parent | --exclude-first-parent-only | --not | --all | --branches [pattern] | --tags [pattern]
    | --remotes [pattern] | --glob <pattern> | --exclude <pattern> | --exclude-hidden <kind> | --reflog | --alternate-refs | --single-worktree
    | --ignore-missing | --bisect | --stdin | --cherry-mark | --cherry-pick | --left-only | --right-only | --cherry | -g, --walk-reflogs | --merge
    | --boundary | --simplify-by-decoration | --show-pulls | --full-history | --dense | --sparse | --simplify-merges | --ancestry-path [commit]
    | --date-order | --author-date-order | --topo-order | --reverse | --no-walk [mode] | --do-walk | --pretty [format] | --format <format> | --abbrev-commit
    | --oneline | --encoding <encoding> | --expand-tabs [n] | --notes [ref] | --show-notes [ref] | --show-notes-by-default | --standard-notes
    | --show-signature | --relative-date | --date <format> | --parents | --children | --left-right | --graph | --show-linear-break [text] | --count
    | --source | --use-mailmap | --mailmap | --decorate [how] | --decorate-refs <pattern> | --decorate-refs-exclude <pattern> | --clear-decorations
    | --log-size | --full-diff | -v | --indexed-objects | --graph-lane-limit <n> | --maximal-only | --no-graph-indent`

/** Of rev-list alone. */
export const OBJECTS = `--progress <text> | --header | --timestamp | --objects | --objects-edge | --objects-edge-aggressive | --in-commit-order | --unpacked | --filter <spec>
    | --filter-provided-objects | --filter-print-omitted | --missing <action> | --exclude-promisor-objects | --object-names | --disk-usage [how]
    | --bisect-vars | --bisect-all | --use-bitmap-index | --commit-header | --verify-objects | --quiet | -z`
