// eslint: checks JavaScript. Its settings, rules and plug-ins are programs of the project. Source: eslint --help 9.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, reads, readsTree, writes } from './roles.ts'

const files = (given: Given): readonly Word[] => (given.operands.length ? given.operands : given.stdin ? [] : [literal('.')])

export default command('eslint', {
  aliases: ['eslint_d', 'standard', 'xo', 'ts-standard', 'semistandard', 'oxlint', 'tslint', 'stylelint'],
  options: {
    '--fix': nothing,
    '-c, --config <file>': executes,
    '--rulesdir <dir>': executes,
    '--resolve-plugins-relative-to <dir>': executes,
    '--plugin, --parser <module>': nothing,
    '-f, --format <formatter>': (words, given) => (words.some(word => word.values?.some(value => /[./]/.test(value)) ?? true) ? executes(words, given) : []),
    '-o, --output-file <file>': writes,
    '--ignore-path <file>': reads,
    '--cache-file, --cache-location <path>': writes,
    '--init': () => [executesHere, { kind: 'write', target: literal('.') }],
  },
  harmless:
    '--fix-dry-run | --fix-type <types> | --no-config-lookup | --no-eslintrc | --inspect-config | --env <names> | --ext <names> | --global <names> | --parser-options <options> | --rule <rule> | --no-ignore | --ignore-pattern <glob> | --stdin | --stdin-filename <name> | --quiet | --max-warnings <n> | --color | --no-color | --no-inline-config | ' +
    '--report-unused-disable-directives | --report-unused-disable-directives-severity <level> | --report-unused-inline-configs <level> | --cache | --cache-strategy <value> | --no-error-on-unmatched-pattern | --exit-on-fatal-error | --no-warn-ignored | --pass-on-no-patterns | --debug | -h, --help | -v, --version | --print-config <file> | --stats | ' +
    '--flag <name> | --mcp | --concurrency <n> | --suppress-all | --suppress-rule <rule> | --suppressions-location <file> | --prune-suppressions | --pass-on-unpruned-suppressions | --type-aware | --deny-warnings | -D, --deny <rule> | -A, --allow <rule> | -W, --warn <rule> | -p, --project <file> | --tsconfig <file> | --allow-empty-input, --aei | --formatter <name> | --no-cache',
  operands: { '<path...>': nothing },
  always: (given): readonly Step[] =>
    given('-h') || given('-v') || given('--init') ? [] : [executesHere, ...readsTree(files(given), given), ...(given('--fix') ? files(given).map((target): Step => ({ kind: 'write', target, recursive: true })) : [])],
  examples: {
    'eslint src --max-warnings 0': ['execute .', 'read src (recursive)'],
    'eslint --fix src': ['execute .', 'read src (recursive)', 'write src (recursive)'],
    'eslint -c e.js --rulesdir rules --resolve-plugins-relative-to lib --plugin one -f json a.ts': ['execute e.js', 'execute rules', 'execute lib', 'execute .', 'read a.ts (recursive)'],
    'eslint -f ./f.js -o out.txt --ignore-path skip --cache-location .cache a.ts': ['execute ./f.js', 'write out.txt', 'read skip', 'write .cache', 'execute .', 'read a.ts (recursive)'],
    'eslint --init': ['execute .', 'write .'],
    'eslint --version': [],
  },
})
