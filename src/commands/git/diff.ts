// git diff, difftool, blame, format-patch, and what works on patches as text. Source: git-diff(1), git-blame(1), git-format-patch(1), git 2.39 to 2.55.
import { exact, literal, unknown, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { connects, nothing, reads, writes } from '../roles.ts'
import { formatted, output, printsPatches, printsSummary } from './log.ts'
import { DIFF, REVISIONS } from './options.ts'
import { fed, namesBelow, pathSteps, paths } from './paths.ts'
import { commandLines } from './programs.ts'

/** Outside a repository, or with --no-index, any two files are compared. */
const compared: Role = (words, given) => {
  if (given('--no-index')) return words.map(target => ({ kind: 'read', target }))
  return printsSummary(given) ? [] : pathSteps('read', words)
}
/** What is compared is named by objects on standard input. */
const pairs = (given: Given): readonly Step[] => (printsSummary(given) ? [] : pathSteps('read', fed(given)))

const diff: Body = {
  options: output,
  harmless: `${DIFF} | --cached, --staged | --no-index | -1, --base | -2, --ours | -3, --theirs | --stdin | --always | --pretty [format] | --format <format>
    | --no-commit-id | -v | -n <n> | ${'--merge-base | --ignore-missing'}`,
  operands: { '<revision or path...>': compared },
  outputs: given => (given('--name-only') && !given('--no-index') ? namesBelow(given, '$(git diff --name-only)') : formatted(given)),
}

/** Files, or blobs of the repository. */
const merged = (words: readonly Word[], kind: 'read' | 'write', given: Given): readonly Step[] => (given('--object-id') ? pathSteps('read', words) : words.map(target => ({ kind, target })))

/** Tools that come with git; another name is a command of the settings. */
const TOOLS = new Set(
  `araxis bc bc3 bc4 codecompare deltawalker diffmerge diffuse ecmerge emerge examdiff guiffy gvimdiff gvimdiff1 gvimdiff2 gvimdiff3 kdiff3 kompare meld
  nbdime nvimdiff nvimdiff1 nvimdiff2 nvimdiff3 opendiff p4merge smerge tkdiff tortoisemerge vimdiff vimdiff1 vimdiff2 vimdiff3 vscode winmerge xxdiff`.split(
    /\s+/,
  ),
)
export const tool: Role = words => words.flatMap(word => (TOOLS.has(exact(word) ?? '') ? [] : [unknown(word, "this tool is not one of git's own")]))

const BLAME =
  `--incremental | --root | --show-stats | --progress | --score-debug | -f, --show-name | -n, --show-number | -p, --porcelain | --line-porcelain | -c
    | -t | -l | -s | -e, --show-email | -w | --ignore-rev <rev> | --color-lines | --color-by-age | --minimal | -C [score] | -M [score] | -L <range>
    | --abbrev [n] | -b | --date <format> | --reverse | --since <date> | --first-parent | --encoding <encoding> | --diff-algorithm <name>`

export const subcommands: Record<string, Body> = {
  'diff | diff-index | diff-files': diff,
  'diff-tree': { ...diff, always: given => (given('--stdin') && printsPatches(given) ? pathSteps('read', fed(given)) : []), harmless: `--abbrev-commit | --no-abbrev-commit | --oneline | --encoding <name> | --expand-tabs [n] | --no-expand-tabs | --notes [ref] | --no-notes | --show-notes [ref] | --standard-notes | --no-standard-notes | --show-signature | ${diff.harmless}` },
  'diff-pairs': { options: output, harmless: DIFF, always: pairs },
  difftool: {
    options: { '-x, --extcmd <command>': commandLines, '-t, --tool <name>': tool, ...output },
    harmless: `${DIFF} | --cached, --staged | --no-index | -d, --dir-diff | -y, --no-prompt | --prompt | --symlinks | --no-symlinks | -g, --gui | --no-gui
      | --tool-help | --trust-exit-code | --no-trust-exit-code`,
    operands: { '<revision or path...>': compared },
    always: given =>
      given('--extcmd') || given('--tool') || given('--tool-help') ? [] : [unknown(literal('difftool'), 'the settings name the program that it runs')],
  },
  'blame | annotate | pickaxe': {
    // Of a file that is no list of commits its first line is shown.
    options: { '--contents <file>': reads, '-S <revs-file>': reads, '--ignore-revs-file <file>': reads },
    harmless: BLAME,
    operands: { '<revision or path...>': paths('read') },
  },
  'format-patch': {
    options: { '--signature-file <file>': reads, '--description-file <file>': reads, ...output },
    harmless: `--always | -n, --numbered | -N | -s, --signoff | --stdout | --cover-letter | --commit-list-format <format> | --numbered-files | --suffix <suffix>
        | --start-number <n> | -v, --reroll-count <n> | --filename-max-length <n> | --rfc [text] | --cover-from-description <mode>
        | --subject-prefix <prefix> | -o, --output-directory <dir> | -k, --keep-subject | --zero-commit | --ignore-if-in-upstream | --no-stat
        | --stat [width] | --add-header <header> | --to <address> | --cc <address> | --from [address] | --in-reply-to <id> | --attach [boundary]
        | --inline [boundary] | --thread [style] | --signature <text> | --base <commit> | -q, --quiet | --progress | --interdiff <rev>
        | --range-diff <range> | --creation-factor <n> | --force-in-body-from | --encode-email-headers | ${REVISIONS} | ${DIFF}`,
    operands: { '<revision or path...>': paths('read') },
    always: given => (given('--stdout') ? [] : [{ kind: 'write', target: given.value('--output-directory') ?? literal('.') }]),
  },
  'request-pull': { harmless: '-p', operands: { '<start>': nothing, '<url>': connects, '<end>': nothing } },
  'interpret-trailers': {
    harmless: `--trim-empty | --where <place> | --if-exists <action> | --if-missing <action> | --only-trailers | --only-input | --unfold | --parse | --divider
        | --trailer <trailer>`,
    options: { '--in-place': nothing },
    operands: { '<file...>': (words, given) => words.map(target => ({ kind: given('--in-place') ? 'write' : 'read', target })) },
  },
  'patch-id': { harmless: '--stable | --unstable | --verbatim' },
  stripspace: { harmless: '-s, --strip-comments | -c, --comment-lines' },
  column: { harmless: '--command <name> | --mode [style] | --raw-mode <n> | --width <n> | --indent <string> | --nl <string> | --padding <n>' },
  'fmt-merge-msg': { options: { '-F, --file <file>': reads }, harmless: '--log [n] | --summary [n] | --no-summary | -m, --message <text> | --into-name <name>' },
  'merge-file': {
    harmless: '-p, --stdout | --diff3 | --zdiff3 | --ours | --theirs | --union | --diff-algorithm <name> | --marker-size <n> | -q, --quiet | -L <name> | --object-id',
    operands: {
      '<current>': (words, given) => merged(words, given('--stdout') || given('--object-id') ? 'read' : 'write', given),
      '<base>': (words, given) => merged(words, 'read', given),
      '<other>': (words, given) => merged(words, 'read', given),
    },
  },
  mailinfo: {
    harmless: '-k | -b | -m, --message-id | -u | -n | --encoding <encoding> | --scissors | --inbody-headers | --quoted-cr <action>',
    operands: { '<message>': writes, '<patch>': writes },
  },
  mailsplit: {
    options: { '-o <dir>': writes },
    harmless: '-b | -d <n> | -f <n> | --keep-cr | --mboxrd',
    operands: { '<mailbox...>': reads },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git diff': [],
  'git diff --stat main...HEAD -- src': [],
  'git diff HEAD~1 -- .env': ['read .env'],
  'git diff --no-index a..b /etc/hosts': ['read a..b', 'read /etc/hosts'],
  'git diff --output=out.txt HEAD~5': ['write out.txt'],
  'git diff-tree -r --name-only HEAD': [],
  'git diff-index --quiet HEAD --': [],
  'git diff-files --summary': [],
  'git diff-pairs -z --output=a.txt': ['write a.txt'],
  'git diff-tree -rz HEAD~1 HEAD | git diff-pairs -zp': ['read ?git'],
  'git diff-tree -rz HEAD~1 HEAD | git diff-pairs -z --stat': [],
  'git rev-list HEAD | git diff-tree --stdin -p': ['read each of *'],
  'git diff -O.env': ['read .env'],
  'git difftool -y -x "wc -l" HEAD~1': ["interpret 'wc -l' as sh (literal)"],
  'git difftool --tool=mine --output=a.txt': ["unknown mine (this tool is not one of git's own)", 'write a.txt'],
  'git difftool -t meld a.ts': ['read a.ts'],
  'git difftool': ['unknown difftool (the settings name the program that it runs)'],
  'git blame -L 1,9 src/a.ts': ['read src/a.ts'],
  'git blame --ignore-revs-file=.git-blame-ignore-revs src/a.ts': ['read .git-blame-ignore-revs', 'read src/a.ts'],
  'git blame --contents=../b.ts -S revs src/a.ts': ['read ../b.ts', 'read revs', 'read src/a.ts'],
  'git format-patch -3 -o out --signature-file=sig.txt --description-file=text.txt': ['read sig.txt', 'read text.txt', 'write out'],
  'git format-patch --stdout main --output=all.patch': ['write all.patch', 'read main'],
  'git request-pull v1.0 https://git.example/app.git main': ['connect https://git.example/app.git'],
  'git interpret-trailers --in-place --trailer a=b message.txt': ['write message.txt'],
  'git interpret-trailers --parse message.txt': ['read message.txt'],
  'git patch-id --stable': [],
  'git stripspace -s': [],
  'git column --mode=column --padding=2': [],
  'git fmt-merge-msg -F .git/FETCH_HEAD': ['read .git/FETCH_HEAD'],
  'git merge-file a.ts base.ts b.ts': ['write a.ts', 'read base.ts', 'read b.ts'],
  'git merge-file -p a.ts base.ts b.ts': ['read a.ts', 'read base.ts', 'read b.ts'],
  'git merge-file --object-id -p HEAD:.env HEAD:a.ts HEAD:b.ts': ['read .env', 'read a.ts', 'read b.ts'],
  'git mailinfo msg patch': ['write msg', 'write patch'],
  'git mailsplit -o out mbox': ['write out', 'read mbox'],
}
