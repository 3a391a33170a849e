// rollup: bundles JavaScript. Source: rollup 4 --help.
import { literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'
import { evaluates, reads } from './roles.ts'

const loads: Role = words => (words.length ? words : [literal('rollup.config.js')]).map(target => ({ kind: 'execute', target }))
const { always: _, ...body } = tool({
  writes: '-o, --file, -d, --dir, --sourcemapFile <path>',
  options: {
    '-c, --config [file]': loads,
    '-p, --plugin <module>': loads,
    '--configPlugin <module>': loads,
    '--watch.onBundleEnd, --watch.onBundleStart, --watch.onEnd, --watch.onError, --watch.onStart <text>': evaluates,
  },
  harmless: `--no-treeshake | --no-generatedCode.reservedNamesAsProps | --treeshake.manualPureFunctions | --no-treeshake.moduleSideEffects | --no-treeshake.propertyReadSideEffects | --no-treeshake.tryCatchDeoptimization | --no-treeshake.unknownGlobalSideEffects | -e <names> | -f <format> | -g <pairs> | -m | -n <name> | -i, --input <file> | -w, --watch | --sourcemap [how] | --treeshake [how] | --bundleConfigAsCjs | ${flags(
    'amd.autoId amd.forceJsExtensionForImports compact dynamicImportInCjs esModule extend externalImportAttributes externalLiveBindings failAfterWarnings ' +
    'forceExit freeze generatedCode.arrowFunctions generatedCode.constBindings generatedCode.objectShorthand generatedCode.symbols hoistTransitiveImports ' +
    'indent inlineDynamicImports makeAbsoluteExternalsRelative minifyInternalExports noConflict perf preserveEntrySignatures ' +
      'preserveModules preserveSymlinks reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemapDebugIds sourcemapExcludeSources stdin ' +
      'strict strictDeprecations systemNullSetters treeshake.annotations treeshake.correctVarValueBeforeDeclaration validate waitForBundleInput ' +
      'watch.allowInputInsideOutputPath watch.clearScreen watch.skipWrite',
    'amd.basePath amd.define amd.id assetFileNames banner chunkFileNames context entryFileNames environment exports external filterLogs footer format ' +
    'generatedCode globals hashCharacters importAttributesKey interop intro logLevel maxParallelFileOps name outro preserveModulesRoot sourcemapBaseUrl ' +
    'sourcemapFileNames watch.buildDelay watch.exclude watch.include',
  )}`,
})

export default command(
  'rollup',
  tools({
    ...body,
    operands: { '<entry...>': reads },
    examples: {
      'rollup --version': [],
      'rollup src/a.js -o out/a.js -f es': ['write out/a.js', 'read src/a.js'],
      'rollup -c': ['execute rollup.config.js'],
      "rollup -p ./p.js --configPlugin ts --watch.onEnd 'mkdir x' a.js": ['execute ./p.js', 'execute ts', 'write x', 'read a.js'],
    },
  }),
)
