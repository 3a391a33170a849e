// prettier: formats source files. Its settings and plug-ins are programs of the project. Source: prettier --help 3.3.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, reads, readsTree, writes } from './roles.ts'

const asks = (given: Given): boolean => ['--version', '-h', '--support-info', '--find-config-path', '--file-info'].some(option => given(option))
const files = (given: Given): readonly Word[] => (given.operands.length ? given.operands : given.stdin ? [] : [literal('.')])

export default command('prettier', {
  aliases: ['prettierd'],
  options: { '-w, --write': nothing, '--plugin <module>': executes, '--config <file>': executes, '--ignore-path <file>': reads, '--cache-location <file>': writes },
  harmless:
    '--no-experimental-ternaries | --cursor-offset <v> | --check-ignore-pragma | -c, --check | -l, --list-different | --arrow-parens <value> | --bracket-same-line | --no-bracket-spacing | --embedded-language-formatting <value> | --end-of-line <value> | --experimental-operator-position <value> | --experimental-ternaries | --html-whitespace-sensitivity <value> | --jsx-bracket-same-line | --jsx-single-quote | --object-wrap <value> | ' +
    '--parser <name> | --print-width <n> | --prose-wrap <value> | --quote-props <value> | --no-semi | --single-attribute-per-line | --single-quote | --tab-width <n> | --trailing-comma <value> | --use-tabs | --vue-indent-script-and-style | --config-precedence <value> | --no-config | --no-editorconfig | --editorconfig | --with-node-modules | ' +
    '--insert-pragma | --range-end <n> | --range-start <n> | --require-pragma | --cache | --cache-strategy <value> | --color | --no-color | --no-error-on-unmatched-pattern | -h, --help [option] | -u, --ignore-unknown | --log-level, --loglevel <level> | --stdin-filepath <path> | --support-info | --version, -v | --find-config-path <path> | --file-info <path> | --no-plugin-search | --plugin-search-dir <dir>',
  operands: { '<path...>': nothing },
  always: (given): readonly Step[] => (asks(given) ? [] : [...(given('--no-config') ? [] : [executesHere]), ...readsTree(files(given), given), ...(given('--write') ? writes(files(given), given).map(step => ('kind' in step && step.kind === 'write' ? { ...step, recursive: true } : step)) : [])]),
  examples: {
    'prettier --check src': ['execute .', 'read src (recursive)'],
    'prettier --no-config -l a.ts': ['read a.ts (recursive)'],
    'prettier --write "src/**/*.ts"': ['execute .', 'read src/**/*.ts (recursive)', 'write src/**/*.ts (recursive)'],
    'prettier --plugin ./p.js --config ./c.js --ignore-path .skip --cache-location .cache/p a.ts': ['execute ./p.js', 'execute ./c.js', 'read .skip', 'write .cache/p', 'execute .', 'read a.ts (recursive)'],
    'prettier --version': [],
  },
})
