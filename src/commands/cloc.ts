// cloc: counts lines of code. Source: cloc --help 1.96.
import { literal, unresolved } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { evaluates, nothing, reads, readsTree, writes } from './roles.ts'

const lists: Role = words => words.flatMap(list => [{ kind: 'read', target: list }, { kind: 'read', target: unresolved(`names in ${list.text}`, [{ kind: 'file', what: list.text }]), recursive: true }])
/** git, svn and auto are known; anything else is a command that lists files. */
const versions: Role = words => words.flatMap(word => (word.values?.every(value => /^(git|svn|auto)$/.test(value)) ? [] : [{ script: word }]))

export default command('cloc', {
  options: {
    '--extract-with <command>': evaluates,
    '--vcs <system>': versions,
    '--list-file, --diff-list-file <file>': lists,
    '--diff-list-files <first> <second>': lists,
    // It may name programs.
    '--config <file>': settingsCode,
    '--exclude-list-file, --force-lang-def, --read-lang-def <file>': reads,
    '--categorized, --counted, --diff-alignment, --found, --ignored, --write-lang-def, --write-lang-def-incl-dup, --out, --report-file, --sql, --xsl <file>': writes,
    '--strip-comments, --strip-str-comments [ext]': nothing,
  },
  harmless:
    '--unicode | --autoconf | --by-file | --by-file-by-lang | --count-and-diff | --diff | --diff-timeout <n> | --docstring-as-code | --follow-links | --force-lang <lang> | --git | --git-diff-rel | --git-diff-all | --git-diff-simindex | --ignore-whitespace | --ignore-case | --ignore-case-ext | --lang-no-ext <lang> | ' +
    '--max-file-size <n> | --no-autogen [list] | --no-recurse | --original-dir | --read-binary-files | --script-lang <lang> | --sdir <dir> | --skip-leading <n> | --skip-uniqueness | --stat | --stdin-name <name> | --sum-reports | --timeout <n> | --processes <n> | --unix | --use-sloccount | --windows | ' +
    '--exclude-content <re> | --exclude-dir <names> | --exclude-ext <names> | --exclude-lang <names> | --fullpath | --include-content <re> | --include-ext <names> | --include-lang <names> | --match-d <re> | --not-match-d <re> | --match-f <re> | --not-match-f <re> | --skip-archive <re> | --skip-win-hidden | ' +
    '--explain <lang> | --help | --print-filter-stages | --show-ext [ext] | --show-lang [lang] | --show-os | -v [n] | --verbose [n] | --version | --3 | --by-percent <column> | --csv | --csv-delimiter <c> | --file-encoding <name> | --fmt <n> | --hide-rate | --json | --md | --percent | --progress-rate <n> | --quiet | ' +
    '--summary-cutoff <n> | --sql-append | --sql-project <name> | --sql-style <style> | --sum-one | --thousands-delimiter <c> | --xml | --yaml',
  operands: { '<path...>': readsTree },
  always: given => (given('--strip-comments') ? [{ kind: 'write', target: literal('.') }] : given('--vcs') && !given.operands.length ? readsTree([literal('.')], given) : []),
  examples: {
    'cloc --config /tmp/x a.zip': ['execute /tmp/x', 'read a.zip (recursive)'],
    'cloc --exclude-list-file=x.txt src': ['read x.txt', 'read src (recursive)'],
    'cloc --json src': ['read src (recursive)'],
    'cloc --vcs=git': ['read . (recursive)'],
    'cloc --vcs="cat k.txt" src': ['read k.txt', 'read src (recursive)'],
    'cloc --extract-with="cat k.txt" a.zip': ['read k.txt', 'read a.zip (recursive)'],
    'cloc --list-file=list.txt --config c.txt --out=r.txt': ['read list.txt', "read ?'names in list.txt' (recursive)", 'read c.txt', 'write r.txt'],
    'cloc --diff-list-files a.txt b.txt': ['read a.txt', "read ?'names in a.txt' (recursive)", 'read b.txt', "read ?'names in b.txt' (recursive)"],
    'cloc --strip-comments=nc src': ['write .', 'read src (recursive)'],
  },
})
