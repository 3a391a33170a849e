// nu: Nushell, a shell with a language of its own. Source: nu --help, Nushell 0.101.
import { command } from './define.ts'
import { interpretFile, runsFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing } from './roles.ts'

export default command('nu', {
  style: 'posix',
  options: {
    '-c, --commands <text>': words => words.map(text => textOf(text, 'nu')),
    '-e, --execute <text>': words => words.map(text => textOf(text, 'nu')),
    '--config <file>': runsFile('nu'),
    '--env-config <file>': runsFile('nu'),
    '--plugins <list>': runsFile('nu'),
    '--plugin-config <file>': runsFile('nu'),
  },
  harmless: '-l, --login | -i, --interactive | -t, --table-mode <mode> | --error-style <style> | --no-newline | -n, --no-config-file | --no-history'
    + ' | --no-std-lib | --stdin | --testbin <name> | --log-level <level>'
    + ' | --log-target <target> | --log-include <list> | --log-exclude <list> | -I, --include-path <dir> | --ide-ast | --ide-check <n> | --ide-complete <n>'
    + ' | --ide-goto-def <n> | --ide-hover <n> | --lsp | -m <mode>'
    + ' | --threads <n> | -h, --help | -v, --version',
  operands: { '<word...>': nothing },
  always: given => {
    const [file] = given.operands
    if (given('-c') || given('--version') || given('--help') || given('--lsp') || given('--ide-check')) return []
    if (file) return [interpretFile(file, 'nu')]
    return given('-e') && !given.stdin ? [] : plainStdin(given, 'nu')
  },
  examples: {
    "nu -c 'ls | get $x'": ["interpret 'ls | get $x' as nu (literal)"],
    "nu -c 'rm -r build'": ['delete build (recursive)'],
    "nu --execute 'let x = 1'": ["interpret 'let x = 1' as nu (literal)"],
    'nu --config c.nu --env-config e.nu --plugins p --plugin-config q build.nu': [
      'interpret c.nu as nu (file)', 'interpret e.nu as nu (file)', 'interpret p as nu (file)', 'interpret q as nu (file)', 'interpret build.nu as nu (file)',
    ],
    'nu': ['interpret ?stdin as nu'],
    'nu --version': [],
  },
})
