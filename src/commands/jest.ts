// jest: runs tests. Source: jest 30 --help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'jest',
  tools({
    ...tool({
      writes: '--coverageDirectory, --outputFile, --cacheDirectory, --coverage-directory, --output-file, --cache-directory <path>',
      loads:
        '-c, --config, --globalSetup, --globalTeardown, --setupFiles, --setupFilesAfterEnv, --resolver, --runner, --testRunner, --testEnvironment, --env, --testResultsProcessor, --testSequencer, --transform, --preset, --filter, --snapshotSerializers, --reporters, --prettierPath, --dependencyExtractor <module>',
      harmless: `-b | -e | -i | -o | -f | -u | -w <n> | -t <pattern> | --bail [n] | --ci | ${flags(
        'all automock cache changedFilesWithAncestor ci clearCache clearMocks collectCoverage collectTests color colors coverage debug detectLeaks ' +
        'detectOpenHandles errorOnDeprecated expand findRelatedTests forceExit injectGlobals json lastCommit listTests logHeapUsage noStackTrace notify ' +
        'onlyChanged onlyFailures passWithNoTests randomize resetMocks resetModules restoreMocks runInBand runTestsByPath ' +
          'showConfig showSeed silent skipFilter testLocationInResults updateSnapshot useStderr verbose waitForUnhandledRejections watch watchAll watchman ' +
          'workerThreads',
        'changedSince collectCoverageFrom coveragePathIgnorePatterns coverageProvider coverageReporters coverageThreshold globals haste ignoreProjects ' +
        'maxConcurrency maxWorkers moduleDirectories moduleFileExtensions moduleNameMapper modulePathIgnorePatterns modulePaths notifyMode openHandlesTimeout ' +
        'projects rootDir roots seed selectProjects shard testEnvironmentOptions testFailureExitCode testMatch testNamePattern ' +
          'testPathIgnorePatterns testPathPattern testPathPatterns testRegex testTimeout transformIgnorePatterns unmockedModulePathPatterns ' +
          'watchPathIgnorePatterns workerGracefulExitTimeout workerIdleMemoryLimit',
      )}`,
    }),
    examples: {
      'jest --version': [],
      'jest src/a.test.ts -t name --runInBand': ['execute .'],
      'jest --coverage --coverageDirectory=cov -c j.js --no-cache': ['write cov', 'execute j.js', 'execute .'],
      'jest --run-in-band --testPathPattern a': ['execute .'],
    },
  }),
)
