// delta: shows diffs. Source: delta --help 0.18, diff-so-fancy, difft(1) 0.60, icdiff, wdiff(1), diffstat(1), which only read.
import { command } from './define.ts'
import { hooks, reads } from './roles.ts'

export default command('delta', {
  aliases: ['diff-so-fancy', 'difft', 'icdiff', 'wdiff', 'dwdiff', 'diffstat', 'git-delta', 'ydiff', 'lsdiff', 'filterdiff', 'interdiff'],
  options: { '--pager <command>': hooks, '--config <file>': reads },
  harmless:
    '--default-language, --syntax-theme, --theme <name> | --blame-code-style <style> | --blame-format <format> | --blame-palette <colors> | --color-only | --dark | --light | --detect-dark-light <when> | -@, --diff-args <args> | --diff-highlight | --diff-so-fancy | ' +
    '--diff-stat-align-width <n> | --features <names> | --file-style <style> | --file-decoration-style <style> | --hunk-header-style <style> | --hyperlinks | --keep-plus-minus-markers | --line-numbers | -n | ' +
    '--list-languages | --list-syntax-themes | --map-styles <map> | --max-line-length <n> | --minus-style <style> | --plus-style <style> | --navigate | --no-gitconfig | --paging <when> | --parse-ansi | --raw | ' +
    '--relative-paths | --show-colors | --show-config | --show-syntax-themes | --show-themes | -s, --side-by-side | --tabs <n> | --true-color <when> | -w, --width <n> | --word-diff-regex <re> | --wrap-max-lines <n> | ' +
    '--zero-style <style> | --generate-completion <shell> | -h, --help | -V, --version | --display <mode> | --context <n> | --color <when> | --skip-unchanged | --language, --override <name> | -p <n> | -l | -m | ' +
    '-1 | -2 | -3 | -c | -i | -u | -U <n> | -r | --list | --strip <n> | --files <names> | -x <glob> | --include <glob> | --exclude <glob> | -N | -W | -k | -f <n> | -C',
  operands: { '<path...>': reads },
  examples: {
    'delta --side-by-side a.txt b.txt': ['read a.txt', 'read b.txt'],
    'difft --display inline a.ts b.ts': ['read a.ts', 'read b.ts'],
    'delta --pager "cat k.txt" a.txt b.txt': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.txt', 'read b.txt'],
    'delta --config my.cfg --theme GitHub a.txt b.txt': ['read my.cfg', 'read a.txt', 'read b.txt'],
    'diff -u a.txt b.txt | diffstat': ['read a.txt', 'read b.txt'],
  },
})
