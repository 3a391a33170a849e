// tsc: checks and compiles TypeScript. Source: tsc --help --all, TypeScript 5 and 7.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { flags } from './lib/javascript-tools.ts'
import { quiet } from './lib/toolchain.ts'
import { each, nothing, writes } from './roles.ts'

/** A switch is off when its value says so. */
const isOn = (given: Given, option: string): boolean => given(option) && exact(given.value(option)) !== 'false'
const emits = (given: Given): readonly Step[] =>
  isOn(given, '--noEmit') || given('--showConfig') || given('--listFilesOnly') || given('--dry') || given('--outDir') || given('--outFile') ? [] : [{ kind: 'write', target: literal('.') }]
const project = each((target, given) => (given('--build') ? undefined : { kind: 'read', target }))

export default command('tsc', quiet(['--help', '--version', '--all'], {
  aliases: ['tsgo'],
  options: {
    '--outDir, --outFile, --declarationDir, --tsBuildInfoFile, --generateCpuProfile, --generateTrace, --pprofDir <path>': writes,
    '-p, --project <file>': project,
    '--noEmit [yes]': nothing,
    '--showConfig, --listFilesOnly, --dry': nothing,
    '--init': () => [{ kind: 'write', target: literal('tsconfig.json') }],
    '-b, --build': nothing,
  },
  harmless: `-h, --help | -v, --version | --all | -w, --watch | -i | -d | -m <kind> | -t <target> | -q | -f, --force | --clean | --verbose | --stopBuildOnErrors | --builders <n> | --checkers <n> | ${flags(
    'ignoreConfig quiet singleThreaded allowArbitraryExtensions allowImportingTsExtensions allowUmdGlobalAccess noResolve noUncheckedSideEffectImports resolveJsonModule resolvePackageJsonExports resolvePackageJsonImports rewriteRelativeImportExtensions allowJs checkJs allowSyntheticDefaultImports erasableSyntaxOnly esModuleInterop forceConsistentCasingInFileNames isolatedDeclarations isolatedModules preserveSymlinks ' +
      'verbatimModuleSyntax allowUnreachableCode allowUnusedLabels alwaysStrict deduplicatePackages exactOptionalPropertyTypes noFallthroughCasesInSwitch noImplicitAny noImplicitOverride noImplicitReturns noImplicitThis noPropertyAccessFromIndexSignature noUncheckedIndexedAccess noUnusedLocals noUnusedParameters strict strictBindCallApply strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks ' +
      'strictPropertyInitialization useUnknownInCatchVariables assumeChangesOnlyAffectDirectDependencies composite disableReferencedProjectLoad disableSolutionSearching disableSourceOfProjectReferenceRedirect incremental declaration declarationMap downlevelIteration emitBOM emitDeclarationOnly importHelpers inlineSourceMap inlineSources noEmitHelpers noEmitOnError preserveConstEnums removeComments sourceMap ' +
      'stripInternal diagnostics explainFiles extendedDiagnostics listEmittedFiles listFiles noCheck traceResolution disableSizeLimit emitDecoratorMetadata experimentalDecorators libReplacement noLib useDefineForClassFields noErrorTruncation preserveWatchOutput pretty skipDefaultLibCheck skipLibCheck synchronousWatchDirectory',
    'locale baseUrl customConditions module moduleResolution moduleSuffixes paths rootDir rootDirs typeRoots types maxNodeModuleJsDepth mapRoot newLine sourceRoot plugins jsx jsxFactory jsxFragmentFactory jsxImportSource lib moduleDetection reactNamespace target watchInterval watchFile watchDirectory fallbackPolling excludeDirectories excludeFiles',
  )}`,
  always: given => [...(given('-p') || given.operands.length || given('--init') ? [] : [{ kind: 'read' as const, target: literal('.'), recursive: true }]), ...(given('--init') ? [] : emits(given))],
  operands: { '<file...>': each(target => (/^(?:true|false|null)$/.test(exact(target) ?? '') ? undefined : exact(target)?.startsWith('@') ? { kind: 'unknown', target, why: 'options come from a file' } : { kind: 'read', target })) },
  examples: {
    'tsc --version': [],
    'tsc --noEmit': ['read . (recursive)'],
    'tsc -p tsconfig.json --noEmit --pretty false': ['read tsconfig.json'],
    'tsc a.ts --outDir out': ['write out', 'read a.ts'],
    tsc: ['read . (recursive)', 'write .'],
    'tsc --init': ['write tsconfig.json'],
    'tsc -b --listFilesOnly': ['read . (recursive)'],
    'tsc @opts': ['write .', 'unknown @opts (options come from a file)'],
  },
}))
