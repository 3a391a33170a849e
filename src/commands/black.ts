// black: formats Python in place. Source: black --help 24, isort --help 5.13, yapf --help 0.40, autopep8 --help 2.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

/** These print the result unless told to write it. */
const prints = (given: Given): boolean => /^(yapf|autopep8|docformatter|autoflake)$/.test(given.called) && !given('-i')
function edits(given: Given): readonly Step[] {
  if (['-h', '--version', '--show-settings', '--show-files', '--style-help'].some(option => given(option))) return []
  const files: readonly Word[] = given.operands.filter(word => exact(word) !== '-')
  const read = files.map((target): Step => ({ kind: 'read', target, recursive: true }))
  if (given('--check') || given('--diff') || given('-c') || given('-d') || prints(given)) return read
  return [...read, ...files.map((target): Step => ({ kind: 'write', target, recursive: true }))]
}

export default command('black', {
  aliases: ['isort', 'yapf', 'autopep8', 'autoflake', 'docformatter', 'pyupgrade'],
  options: { '--config, --settings-file, --settings-path, --global-config <file>': reads, '--check, --check-only': nothing, '--diff': nothing, '-i, --in-place, --inplace': nothing, '-o, --output <file>': writes },
  harmless:
    '-l, --line-length, --max-line-length, --line-width <n> | -t, --target-version <version> | --pyi | --ipynb | --python-cell-magics <name> | -x, --skip-source-first-line | -S, --skip-string-normalization | -C, --skip-magic-trailing-comma | --preview | --unstable | --enable-unstable-feature <name> | --color | --no-color | --line-ranges <range> | ' +
    '--fast | --safe | --required-version <v> | --exclude <re> | --extend-exclude <re> | --force-exclude <re> | --stdin-filename <name> | --include <re> | -W, --workers <n> | -q, --quiet | -v, --verbose | --version, -V | -h, --help | --profile <name> | -m, --multi-line <n> | --sl, --force-single-line-imports | --fss | --fas | --ff | --sg, --skip-glob <glob> | ' +
    '-s, --skip <name> | --sp <path> | --src, --src-path <path> | -p, --project <name> | --tc, --trailing-comma | --up, --use-parentheses | --ca, --combine-as | --cs, --combine-star | --gitignore, --skip-gitignore | --filter-files | --float-to-top | --dont-order-by-type | --reverse-sort | -d, --stdout | -j, --jobs <n> | --ac, --atomic | --interactive | ' +
    '--show-settings | --show-files | --only-modified | --resolve-all-configs | --jupyter | -r, --recursive | -e | --style <style> | --style-help | --no-local-style | --parallel | -a, --aggressive | --experimental | --select <codes> | --ignore <codes> | --remove-all-unused-imports | --remove-unused-variables | --imports <names> | --expand-star-imports | ' +
    '--ignore-init-module-imports | --py36-plus | --py37-plus | --py38-plus | --py39-plus | --py310-plus | --py311-plus | --py312-plus | --py3-plus | --keep-percent-format | --exit-zero-even-if-changed | --wrap-summaries <n> | --wrap-descriptions <n> | --pre-summary-newline | --make-summary-multi-line | -n | -c, --code <code>',
  operands: { '<path...>': nothing },
  always: edits,
  examples: {
    'black --check src': ['read src (recursive)'],
    'black src a.py': ['read src (recursive)', 'read a.py (recursive)', 'write src (recursive)', 'write a.py (recursive)'],
    'isort --diff --settings-file s.cfg a.py': ['read s.cfg', 'read a.py (recursive)'],
    'autopep8 a.py': ['read a.py (recursive)'],
    'autopep8 -i a.py': ['read a.py (recursive)', 'write a.py (recursive)'],
    'black -o b.py a.py': ['write b.py', 'read a.py (recursive)', 'write a.py (recursive)'],
  },
})
