// vitest: runs tests. Source: vitest 4 --help --expand-help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

const test = tool({
  writes:
    '--outputFile, --output-file, --outputFile.*, --coverage.reportsDirectory, --coverage.htmlDir, --attachmentsDir, --experimental.importDurations.print <path>',
  loads: '-c, --config, --globalSetup, --coverage.customProviderModule, --typecheck.checker <path>',
  harmless: `-u, --update [what] | -w, --watch | --no-watch | -t <pattern> | -r <folder> | --api [port] | --changed [ref] | --silent [what] | --retry <n> | --inspect [address] | --inspectBrk, --inspect-brk [address] | --mergeReports [folder] | --listTags [how] | --json [file] | ${flags(
    'ui open api.strictPort api.allowExec api.allowWrite hideSkippedTests coverage coverage.enabled coverage.clean coverage.cleanOnRerun ' +
    'coverage.reportOnFailure coverage.allowExternal coverage.skipFull coverage.thresholds.100 coverage.thresholds.perFile coverage.excludeAfterRemap ' +
    'coverage.all isolate globals dom browser.enabled browser.headless browser.isolate browser.ui browser.fileParallelism browser.trackUnhandledErrors ' +
      'fileParallelism passWithNoTests logHeapUsage detectAsyncLeaks allowOnly dangerouslyIgnoreUnhandledErrors sequence.shuffle sequence.shuffle.files ' +
      'sequence.shuffle.tests sequence.concurrent diff.expand diff.includeChangeCounts diff.omitAnnotationLines diff.printBasicPrototype expandSnapshotDiff ' +
      'disableConsoleIntercept typecheck typecheck.enabled typecheck.only typecheck.allowJs typecheck.ignoreSourceErrors ' +
      'expect.requireAssertions expect.poll printConsoleTrace includeTaskLocation run color clearScreen standalone clearCache strictTags cache threads ' +
      'experimental.fsModuleCache experimental.viteModuleRunner experimental.preParse filesOnly staticParse',
    'root testNamePattern dir api.port api.host reporter coverage.provider coverage.include coverage.exclude coverage.reporter ' +
    'coverage.thresholds.autoUpdate coverage.thresholds.lines coverage.thresholds.functions coverage.thresholds.branches coverage.thresholds.statements ' +
    'coverage.ignoreClassMethods coverage.processingConcurrency coverage.watermarks.statements coverage.changed mode browser browser.name ' +
      'browser.api.port browser.api.host browser.detailsPanelPosition browser.connectTimeout browser.trace browser.locators pool ' +
      'poolOptions.threads.singleThread poolOptions.forks.singleFork execArgv vmMemoryLimit maxWorkers minWorkers environment shard sequence sequence.seed ' +
      'sequence.hooks sequence.setupFiles testTimeout hookTimeout bail retry.count retry.delay diff diff.contextLines diff.maxDepth exclude ' +
      'typecheck.tsconfig typecheck.spawnTimeout project slowTestThreshold teardownTimeout maxConcurrency expect.poll.interval expect.poll.timeout ' +
      'configLoader tagsFilter experimental experimental.vcsProvider staticParseConcurrency compare outputJson',
  )}`,
})

export default command(
  'vitest',
  tools({
    ...test,
    examples: {
      'vitest --version': [],
      'vitest run src/a.test.ts -t name --coverage': ['execute .'],
      'vitest run --outputFile out.xml --config ./v.ts': ['write out.xml', 'execute ./v.ts', 'execute .'],
      'vitest list': ['execute .'],
      'vitest --no-coverage --pool=forks --test-timeout 9': ['execute .'],
    },
  }),
)
