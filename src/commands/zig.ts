// zig: compiles Zig, C and C++. Source: zig help, Zig 0.13.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { rest } from './lib/interpreter.ts'
import { executesHere, install, tells } from './lib/toolchain.ts'

const anything = { '<arg...>': () => [] }
const runs: Body = { style: 'none', operands: anything, always: () => [executesHere] }
const as = (program: string): Body => ({ style: 'none', operands: anything, always: given => [{ run: [literal(program), ...given.operands] }] })

export default command('zig', {
  harmless: '-h, --help | --color <when>',
  subcommands: {
    'version | zen | env | targets | help | ast-check | libc | std': tells('--json | -h, --help | --color <when>'),
    'build | run | test | build-exe | build-lib | build-obj | translate-c | dlltool | lib | rc | objcopy | reduce': runs,
    cc: as('cc'),
    'c++': as('c++'),
    ar: as('ar'),
    ranlib: as('ranlib'),
    fmt: {
      harmless: '--check | --ast-check | --stdin | --color <when> | --exclude <path> | -h, --help',
      operands: { '<path...>': (words, given) => words.map(target => ({ kind: given('--check') ? 'read' : 'write', target, recursive: true })) },
    },
    fetch: {
      options: { '--save [name]': () => [{ kind: 'write', target: literal('build.zig.zon') }], [rest('--global-cache-dir <folder>')]: () => [] },
      harmless: '--debug-hash',
      operands: { '<url>': words => words.map(target => install(target, 'workspace')) },
    },
    init: { always: () => [{ kind: 'write', target: literal('build.zig') }], harmless: '-m, --minimal' },
  },
  examples: {
    'zig version': [],
    'zig build test': ['execute .'],
    'zig cc -o app a.c': ['write app', 'read a.c'],
    'zig fmt --check src': ['read src (recursive)'],
    'zig fetch --save https://a.dev/x.tar.gz': ['write build.zig.zon', 'install https://a.dev/x.tar.gz (url)'],
    'zig fetch https://a.dev/x.tar.gz --global-cache-dir c': ['install https://a.dev/x.tar.gz (url)'],
    'zig init': ['write build.zig'],
  },
})
