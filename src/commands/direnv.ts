// direnv: loads variables of a folder. Source: direnv(1) 2.32.
import { literal, map } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { nothing, under } from './roles.ts'

export default command('direnv', {
  harmless: '--help | -h | --version',
  subcommands: {
    'exec': {
      style: 'posix',
      operands: {
        '<dir>': ([dir]) => (dir ? [{ file: under(dir, '.envrc'), language: 'bash' } satisfies Step] : []),
        '<command...>': words => [{ run: words }],
      },
    },
    // From then on every shell that enters the folder runs its file.
    'allow | permit | grant': {
      operands: { '<path>': nothing },
      always: given => [{ kind: 'configure', target: given.operands[0] ?? literal('.envrc'), persists: true }],
    },
    'block | deny | revoke': { operands: { '<path>': words => words.map(target => ({ kind: 'configure', target })) } },
    'edit': { operands: { '<path>': nothing }, always: given => [{ kind: 'write', target: given.operands[0] ?? literal('.envrc') }] },
    // What it prints acts when an interactive shell prompts.
    'hook': { operands: { '<shell>': nothing }, outputs: () => literal('_direnv_hook() { :; };\n') },
    'status | version | help | stdlib | reload | prune | log': { harmless: '--json | -status | -error', operands: { '<word...>': nothing } },
    'export': { operands: { '<shell>': nothing }, always: () => [{ file: literal('.envrc'), language: 'bash' }] },
    'dump | show_dump': { operands: { '<word...>': nothing }, always: () => [revealsEnvironment] },
    'apply_dump | watch | watch-dir | watch-list | watch-print | dotenv | current | fetchurl': {
      operands: { '<word...>': words => words.slice(0, 1).map(target => ({ kind: 'reveal', target: map(target, () => 'environment') })) },
    },
  },
  examples: {
    'direnv exec . cat a.txt': ['interpret ./.envrc as bash (file)', 'read a.txt'],
    'direnv allow': ['configure .envrc (persists)'],
    'direnv deny .': ['configure .'],
    'direnv edit': ['write .envrc'],
    'direnv export bash': ['interpret .envrc as bash (file)'],
    'direnv dump': ['reveal environment'],
    'direnv dump json': ['reveal environment'],
    'direnv status': [],
    'eval "$(direnv hook bash)"': [],
  },
})
