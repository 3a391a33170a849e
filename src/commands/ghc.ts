// ghc: compiles Haskell; ghci and runghc run it under their names. Source: ghc --help, User's Guide of GHC 9.4.
import { exact, literal, some } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { runsFile, runsStdin, runsText, script } from './lib/interpreter.ts'
import { pullsIn } from './lib/response-files.ts'
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
    '-dcmm-lint | -dcore-lint | -ddump-ec-trace | -ddump-hpc | -ddump-rn-stats | -ddump-rn-trace | -ddump-rtti | -ddump-stg-unarised | -ddump-tc-trace | -dfaststring-stats | -dhex-word-literals | -dinitial-unique [v] | -dlinear-core-lint | -dno-typeable-binds | -dppr-case-as-let | -dppr-debug | -dppr-user-length | -dshow-passes | -dstg-lint | -dsuppress-idinfo | -dsuppress-type-applications | -dsuppress-type-signatures | -dsuppress-unfoldings | -dsuppress-var-kinds | -dunique-increment [v] | -ddump-hi-diffs | -distrust-all-packages | -dynamic-too | -ddump-asm | -ddump-asm-expanded | -ddump-asm-liveness | -ddump-asm-native | -ddump-asm-regalloc | -ddump-asm-regalloc-stages | -ddump-asm-stats | -ddump-bcos | -ddump-cfg-weights | -ddump-cmm | -ddump-cmm-caf | -ddump-cmm-cbe | -ddump-cmm-cfg | -ddump-cmm-cps | -ddump-cmm-from-stg | -ddump-cmm-info | -ddump-cmm-opt | -ddump-cmm-proc | -ddump-cmm-procmap | -ddump-cmm-raw | -ddump-cmm-sink | -ddump-cmm-sp | -ddump-cmm-split | -ddump-cmm-switch | -ddump-cmm-verbose | -ddump-cmm-verbose-by-proc | -ddump-core-stats | -ddump-cpr-signatures | -ddump-cpranal | -ddump-cse | -ddump-deriv | -ddump-ds | -ddump-file-prefix [v] | -ddump-foreign | -ddump-hie | -ddump-if-trace | -ddump-inlinings | -ddump-json | -ddump-llvm | -ddump-mod-map | -ddump-occur-anal | -ddump-opt-cmm | -ddump-parsed | -ddump-parsed-ast | -ddump-prep | -ddump-rn | -ddump-rn-ast | -ddump-rule-firings | -ddump-rule-rewrites | -ddump-rules | -ddump-simpl-iterations | -ddump-simpl-stats | -ddump-spec | -ddump-splices | -ddump-stg | -ddump-stg-final | -ddump-str-signatures | -ddump-stranal | -ddump-tc | -ddump-tc-ast | -ddump-ticked | -ddump-timings | -ddump-to-file | -ddump-types | -ddump-verbose-inlinings | -ddump-worker-wrapper | -dinline-check [v] | -dno-debug-output | -dppr-cols [v] | -drule-check [v] | -dsuppress-all | -dsuppress-coercions | -dsuppress-module-prefixes | -dsuppress-stg-free-vars | -dsuppress-ticks | -dsuppress-timestamps | -dsuppress-uniques | -dth-dec-file | -dverbose-core2core | -dverbose-stg2stg | -ddump-hi | -ddump-minimal-imports | -dynload | -ddump-mod-cycles | --help, -? | --version, -V | --numeric-version | --info | --print-libdir | --supported-extensions | --show-options | -v [level] | -O [level] | ' +
    '-W [warning] | -X <extension> | -i [path] | -I <folder> | -L <folder> | -l <name> | -D <name> | -U <name> | -c | -S | -C | -E | -j [n] | ' +
    '-package <name> | -package-id <id> | -package-db <path> | -hide-package <name> | -hide-all-packages | -package-env <env> | -main-is <name> | ' +
    '-threaded | -rtsopts | -with-rtsopts <text> | -static | -dynamic | -shared | -prof | -debug | -g [level] | -keep-hc-file | -ddump-simpl | -no-link | ' +
    '-w | -x <suffix> | -ignore-dot-ghci | -haddock | -optc <flag> | -optl <flag> | -n | -h | --interactive',
  always: given => {
    if (['--help', '--version', '--numeric-version', '--info', '--print-libdir', '--supported-extensions', '-e'].some(option => given(option))) return []
    if (interprets(given.called) || given('--interactive')) return given.operands.length ? [] : runsStdin(given, 'haskell')
    // Templates run, and read files, while it compiles.
    return [...pullsIn(given.operands, given), ...(given.operands.length && !given('-o') && !given('-fno-code') ? [{ kind: 'write' as const, target: literal('.') }] : [])]
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
    'ghc -fno-code /tmp/A.hs': ['unknown /tmp/A.hs (text) (which files this text includes is not known)', 'read /tmp/A.hs (recursive)'],
    "ghc -e '1 + 1'": ["interpret '1 + 1' as haskell (literal)"],
    'ghc -pgmF ./p -F -fplugin=P -B x -o a A.hs': ['execute .', 'execute x', 'write a', 'read ./p (recursive)', 'read A.hs (recursive)'],
    'runghc A.hs x': ['interpret A.hs as haskell (file)'],
    'ghci -ghci-script s': ['execute s', 'interpret ?stdin as haskell'],
  },
})
