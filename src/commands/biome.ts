// biome: checks and formats JavaScript, JSON and CSS. Source: biome --help 1.9 and 2.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { nothing, reads, readsTree, writes } from './roles.ts'

const COMMON =
  '--colors <mode> | --use-server | --verbose | --max-diagnostics <n> | --skip-parse-errors, --skip-errors | --no-errors-on-unmatched | --error-on-warnings | --json, --reporter <kind> | --log-level <level> | --log-kind <kind> | --diagnostic-level <level> | --stdin-file-path <path> | --vcs-enabled <v> | --vcs-client-kind <v> | ' +
  '--vcs-use-ignore-file <v> | --vcs-root <v> | --vcs-default-branch <v> | --files-max-size <n> | --files-ignore-unknown <v> | --staged | --changed | --since <ref> | --only <rule> | --skip <rule> | --formatter-enabled <v> | --linter-enabled <v> | --assist-enabled, --assists-enabled <v> | --organize-imports-enabled <v> | --enforce-assist <v> | ' +
  '--indent-style <v> | --indent-width <n> | --line-ending <v> | --line-width <n> | --quote-style <v> | --jsx-quote-style <v> | --trailing-commas, --trailing-comma <v> | --semicolons <v> | --arrow-parentheses <v> | --bracket-spacing <v> | --bracket-same-line <v> | --quote-properties <v> | --attribute-position <v> | --use-editorconfig <v> | ' +
  '--suppress | --reason <text> | --format-with-errors <v> | --javascript-formatter-enabled <v> | --json-formatter-enabled <v> | --css-formatter-enabled <v> | --css-linter-enabled <v> | --json-linter-enabled <v> | --javascript-linter-enabled <v> | --profile-rules | --watch | --help, -h | --version, -V'
const files = (given: Given): readonly Word[] => (given.operands.length ? given.operands : given.stdin && given('--stdin-file-path') ? [] : [literal('.')])
const changes = (given: Given): boolean => ['--write', '--fix', '--apply', '--apply-unsafe', '--unsafe'].some(option => given(option))
const edits = (given: Given): readonly Step[] =>
  given('--help') ? [] : [...readsTree(files(given), given), ...(changes(given) ? files(given).map((target): Step => ({ kind: 'write', target, recursive: true })) : [])]
const body: Body = {
  options: { '--write, --fix, --apply, --apply-unsafe, --unsafe': nothing, '--config-path <path>': reads, '--log-file, --log-path, --reporter-file <file>': writes },
  harmless: COMMON,
  operands: { '<path...>': nothing },
  always: edits,
}

export default command('biome', {
  aliases: ['rome'],
  harmless: '--help, -h | --version, -V | --colors <mode>',
  subcommands: {
    'check | lint | format | ci': body,
    'search': { ...body, operands: { '<pattern>': nothing, '<path...>': nothing }, always: given => readsTree(given.operands.length > 1 ? given.operands.slice(1) : [literal('.')], given) },
    init: { harmless: '--jsonc', always: () => [{ kind: 'write', target: literal('biome.json') }] },
    migrate: { options: { '--write, --fix': nothing }, harmless: `${COMMON} | --include-inspired | --include-nursery`, operands: { '<from>': nothing }, always: given => [{ kind: 'read', target: literal('.') }, ...(given('--write') ? [{ kind: 'write' as const, target: literal('biome.json') }] : [])] },
    'explain | rage | version': { harmless: `${COMMON} | --daemon-logs | --formatter | --linter`, operands: { '<word...>': nothing } },
    'start | stop | lsp-proxy | __run_server | clean': { harmless: `${COMMON} | --watcher-polling-interval <n> | --stop-on-disconnect`, always: () => [] },
  },
  examples: {
    'biome check .': ['read . (recursive)'],
    'biome ci': ['read . (recursive)'],
    'biome format --write src': ['read src (recursive)', 'write src (recursive)'],
    'biome lint --config-path=cfg --log-file=l.txt a.ts': ['read cfg', 'write l.txt', 'read a.ts (recursive)'],
    'biome search x src': ['read src (recursive)'],
    'biome init': ['write biome.json'],
    'biome migrate --write': ['read .', 'write biome.json'],
    'biome --version': [],
  },
})
