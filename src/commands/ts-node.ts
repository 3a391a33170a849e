// ts-node: runs TypeScript. Source: ts-node 10 --help.
import { command } from './define.ts'
import { runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executes, nothing } from './roles.ts'

export default command('ts-node', {
  aliases: ['ts-node-esm', 'ts-node-script', 'ts-node-transpile-only', 'ts-node-cwd'],
  style: 'posix',
  options: {
    '-e, --eval, -p, --print <text>': runsText('typescript'),
    '-r, --require <module>': runsFile('javascript'),
    '-C, --compiler, --transpiler <module>': executes,
  },
  harmless:
    '-i, --interactive | --esm | --swc | -h, --help | -v, --version | --showConfig, --show-config | ' +
    '-T, --transpileOnly, --transpile-only, --typeCheck, --type-check | -H, --compilerHost, --compiler-host | -I, --ignore <pattern> | ' +
    '-P, --project <file> | -D, --ignoreDiagnostics, --ignore-diagnostics <codes> | -O, --compilerOptions, --compiler-options <json> | --cwd <folder> | ' +
    '--files | --pretty | --cwdMode, --cwd-mode | ' +
    '--skipProject, --skip-project | --skipIgnore, --skip-ignore | --emit | --scope | --scopeDir, --scope-dir <folder> | ' +
    '--preferTsExts, --prefer-ts-exts | --logError, --log-error | --noExperimentalReplAwait, --no-experimental-repl-await | ' +
    '--experimentalSpecifierResolution, --experimental-specifier-resolution <mode>',
  operands: { '<file>': script('typescript', ['-e']), '<arg...>': nothing },
  always: stdinUnless('typescript', ['-e', '-h', '-v', '--showConfig']),
  examples: {
    'ts-node --version': [],
    'ts-node -r ./p.js -C ttypescript a.ts': ['interpret ./p.js as javascript (file)', 'execute ttypescript', 'interpret a.ts as typescript (file)'],
    "ts-node -e '1'": ['interpret 1 as typescript (literal)'],
    'ts-node': ['interpret ?stdin as typescript'],
  },
})
