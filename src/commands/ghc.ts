// ghc: compiles Haskell; ghci and runghc run it under their names. Source: ghc --help, User's Guide of GHC 9.4.
import { exact, literal, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { runsFile, runsStdin, runsText, script } from './lib/interpreter.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, readsTree, writes } from './roles.ts'

/** Preprocessors, linkers and plug-ins may be other programs: `-pgmF`, `-F`, `-fplugin=`. */
const hooks: Role = words => (words.some(word => !word.values || some(word, value => /^(?:gm|lugin)/.test(value))) ? [executesHere] : [])
const interprets = (name: string): boolean => /^(?:ghci|runghc|runhaskell)/.test(name)

export default command('ghc', {
  aliases: ['ghci', 'runghc', 'runhaskell', 'ghc-9.*', 'ghci-9.*', 'hugs', 'runhugs'],
  options: {
    '-e <text>': runsText('haskell'),
    '-o, -odir, -hidir, -outputdir, -dumpdir, -stubdir, -tmpdir <path>': writes,
    '-p [gm]': hooks,
    '-F': () => [executesHere],
    '-f [feature]': words => (words.some(word => some(word, value => value.startsWith('plugin'))) ? [executesHere] : []),
    '-ghci-script <file>': executes,
    '-B <folder>': executes,
    '-fno-code, --make, -M': nothing,
  },
  harmless:
    '--help, -? | --version, -V | --numeric-version | --info | --print-libdir | --supported-extensions | --show-options | -v [level] | -O [level] | ' +
    '-W [warning] | -X <extension> | -i [path] | -I <folder> | -L <folder> | -l <name> | -D <name> | -U <name> | -c | -S | -C | -E | -j [n] | ' +
    '-package <name> | -package-id <id> | -package-db <path> | -hide-package <name> | -hide-all-packages | -package-env <env> | -main-is <name> | ' +
    '-threaded | -rtsopts | -with-rtsopts <text> | -static | -dynamic | -shared | -prof | -debug | -g [level] | -keep-hc-file | -ddump-simpl | -no-link | ' +
    '-w | -x <suffix> | -ignore-dot-ghci | -haddock | -optc <flag> | -optl <flag> | -n | -h | --interactive',
  always: given => {
    if (['--help', '--version', '--numeric-version', '--info', '--print-libdir', '--supported-extensions', '-e'].some(option => given(option))) return []
    if (interprets(given.called) || given('--interactive')) return given.operands.length ? [] : runsStdin(given, 'haskell')
    return given.operands.length && !given('-o') && !given('-fno-code') ? [{ kind: 'write', target: literal('.') }] : []
  },
  operands: {
    '<file>': (words, given) =>
      interprets(given.called)
        ? script('haskell', ['-e'])(words, given)
        : exact(words[0])?.startsWith('@')
          ? runsFile('ghc options')(words, given)
          : readsTree(words, given),
    '<arg...>': (words, given) => (interprets(given.called) ? [] : readsTree(words, given)),
  },
  examples: {
    'ghc --version': [],
    'ghc -O2 -o app A.hs': ['write app', 'read A.hs (recursive)'],
    'ghc -fno-code A.hs B.hs': ['read A.hs (recursive)', 'read B.hs (recursive)'],
    "ghc -e '1 + 1'": ["interpret '1 + 1' as haskell (literal)"],
    'ghc -pgmF ./p -F -fplugin=P -B x -o a A.hs': ['execute .', 'execute x', 'write a', 'read ./p (recursive)', 'read A.hs (recursive)'],
    'runghc A.hs x': ['interpret A.hs as haskell (file)'],
    'ghci -ghci-script s': ['execute s', 'interpret ?stdin as haskell'],
  },
})
