// ninja: runs the rules of a build file. Source: ninja --help, ninja 1.11.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { interpretFile, rest } from './lib/interpreter.ts'
import { inFolder } from './lib/toolchain.ts'
import { nothing, reads } from './roles.ts'

const buildFile = (given: Given): readonly Step[] =>
  given('--version') || given('-h') || given('-n') || given('-t')
    ? []
    : [
        interpretFile(
          given('-f') && !given('-C') ? (given.value('-f') ?? literal('build.ninja')) : inFolder(given.value('-C'), exact(given.value('-f')) ?? 'build.ninja'),
          'ninja',
        ),
      ]

export default command('ninja', {
  aliases: ['ninja-build', 'samu'],
  options: {
    [rest('-t <tool>')]: words =>
      /^(?:clean|cleandead|recompact|restat)$/.test(exact(words[0]) ?? 'clean')
        ? [{ kind: 'delete', target: literal('build outputs') }]
        : exact(words[0]) === 'browse'
          ? [{ kind: 'connect', target: literal('localhost:8000'), listens: true }]
          : [],
    '-C <folder>': nothing,
    // Its tools name what they cannot read.
    '-f <file>': (words, given) => (given('-t') ? reads(words, given) : []),
  },
  harmless: '--version | -h, --help | -v, --verbose | --quiet | -j <n> | -k <n> | -l <n> | -n | -d <mode> | -w <flag>',
  always: buildFile,
  operands: { '<target...>': nothing },
  examples: {
    'ninja -f b.ninja -t targets': ['read b.ninja'],
    'ninja --version': [],
    'ninja -n': [],
    'ninja -j4 all': ['interpret build.ninja as ninja (file)'],
    'ninja -C out': ['interpret out/build.ninja as ninja (file)'],
    'ninja -f b.ninja': ['interpret b.ninja as ninja (file)'],
    'ninja -t targets all': [],
    'ninja -t clean': ["delete 'build outputs'"],
  },
})
