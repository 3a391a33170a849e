// tsc: checks and compiles TypeScript. Source: tsc --all 5.6.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { responses } from './lib/response-files.ts'
import { nothing, reads, readsTree, writes } from './roles.ts'

function steps(given: Given): readonly Step[] {
  if (['-v', '-h', '--showConfig', '--listFilesOnly'].some(option => given(option))) return given('--showConfig') ? readsTree([given.value('-p') ?? literal('.')], given) : []
  if (given('--init')) return writes([literal('tsconfig.json')], given)
  const project = given.value('-p')
  const files = given.operands.filter(word => !/^(true|false)$/.test(exact(word) ?? ''))
  const read = files.length ? reads(files, given) : readsTree([project && !exact(project)?.endsWith('.json') ? project : literal('.')], given)
  const out = ['--outDir', '--outFile', '--declarationDir', '--out'].flatMap(option => given.values(option))
  if (given('--clean')) return [...read, { kind: 'delete', target: literal('build output'), recursive: true }]
  if (given('--noEmit')) return [...read, ...responses(files, given), ...(given('--incremental') || given('--composite') || given('-b') ? [{ kind: 'write' as const, target: literal('tsconfig.tsbuildinfo') }] : [])]
  return [...read, ...responses(files, given), ...(out.length ? out.map((target): Step => ({ kind: 'write', target, recursive: true })) : [{ kind: 'write' as const, target: literal('.'), recursive: true }])]
}

const BOOLEANS =
  'all allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels alwaysStrict assumeChangesOnlyAffectDirectDependencies checkJs composite declaration declarationMap disableReferencedProjectLoad disableSizeLimit ' +
  'disableSolutionSearching disableSourceOfProjectReferenceRedirect downlevelIteration emitBOM emitDeclarationOnly emitDecoratorMetadata erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes experimentalDecorators explainFiles extendedDiagnostics diagnostics forceConsistentCasingInFileNames importHelpers ' +
  'ignoreConfig incremental inlineSourceMap inlineSources isolatedDeclarations isolatedModules keyofStringsOnly libReplacement listEmittedFiles listFiles listFilesOnly noCheck noEmit noEmitHelpers noEmitOnError noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride noImplicitReturns noImplicitThis ' +
  'noImplicitUseStrict noLib noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters preserveConstEnums preserveSymlinks preserveValueImports preserveWatchOutput pretty removeComments resolveJsonModule ' +
  'resolvePackageJsonExports resolvePackageJsonImports rewriteRelativeImportExtensions showConfig skipDefaultLibCheck skipLibCheck sourceMap strict strictBindCallApply strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks strictPropertyInitialization stripInternal suppressExcessPropertyErrors ' +
  'suppressImplicitAnyIndexErrors synchronousWatchDirectory traceResolution useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax dry force verbose stopBuildOnErrors'
const VALUES =
  'target module lib jsx jsxFactory jsxFragmentFactory jsxImportSource moduleDetection moduleResolution moduleSuffixes paths rootDir rootDirs types typeRoots baseUrl customConditions mapRoot sourceRoot newLine reactNamespace maxNodeModuleJsDepth charset importsNotUsedAsValues locale plugins ignoreDeprecations ' +
  'watchFile watchDirectory fallbackPolling excludeDirectories excludeFiles checkers builders'

export default command('tsc', {
  aliases: ['tsgo'],
  options: {
    '--outDir, --outFile, --declarationDir, --out <path>': nothing,
    '--tsBuildInfoFile <file>': writes,
    '--generateTrace, --generateCpuProfile <path>': writes,
    '--init': nothing,
    '--clean': nothing,
    '--noEmit': nothing,
  },
  harmless: `-p, --project <path> | -b, --build | -w, --watch | -v, --version | -h, -?, --help | -t <target> | -m <module> | -d | --singleThreaded | --pprofDir <dir> | ${BOOLEANS.split(' ').map(name => `--${name}`).join(' | ')} | ${VALUES.split(' ').map(name => `--${name} <value>`).join(' | ')}`,
  // `--strict true` puts a value behind a switch.
  operands: { '<file...>': nothing },
  always: steps,
  examples: {
    'tsc --noEmit': ['read . (recursive)'],
    'tsc --noEmit false --pretty': ['read . (recursive)', 'write . (recursive)'],
    'tsc --noEmit @r': ['read @r', 'unknown @r (options come from a file)'],
    'tsc --noEmit --incremental': ['read . (recursive)', 'write tsconfig.tsbuildinfo'],
    'tsc -p lib --noEmit --pretty false': ['read lib (recursive)'],
    tsc: ['read . (recursive)', 'write . (recursive)'],
    'tsc --outDir out a.ts': ['read a.ts', 'write out (recursive)'],
    'tsc --init': ['write tsconfig.json'],
    'tsc --build --clean': ['read . (recursive)', "delete 'build output' (recursive)"],
    'tsc --noEmit --tsBuildInfoFile t.json --generateTrace trace': ['write t.json', 'write trace', 'read . (recursive)'],
  },
})
