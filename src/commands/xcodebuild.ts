// xcodebuild: builds Xcode projects. Source: xcodebuild(1), Xcode 16.
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const TELLS = ['-version', '-list', '-showsdks', '-help', '-usage', '-showdestinations', '-showBuildSettings', '-checkFirstLaunchStatus', '-license']

export default command('xcodebuild', {
  style: 'long',
  options: {
    '-derivedDataPath, -archivePath, -exportPath, -resultBundlePath, -resultStreamPath, -output, -localizationPath, -clonedSourcePackagesDirPath <path>':
      writes,
    '-xcconfig, -xctestrun, -exportOptionsPlist, -toolchain <file>': executes,
    '-version, -list, -showsdks, -help, -usage, -showdestinations, -showBuildSettings, -checkFirstLaunchStatus': nothing,
    '-runFirstLaunch, -downloadPlatform, -downloadAllPlatforms': () => [
      { kind: 'install', target: { text: 'Xcode components', values: ['Xcode components'] }, where: 'system' },
    ],
  },
  harmless:
    '-project <path> | -workspace <path> | -scheme <name> | -target <name> | -alltargets | -configuration <name> | -arch <name> | -sdk <name>' +
    ' | -destination <text> | -destination-timeout <n> | -parallelizeTargets | -jobs <n> | -parallel-testing-enabled <yes>' +
    ' | -parallel-testing-worker-count <n> | -dry-run | -n | -quiet | -verbose | -hideShellScriptEnvironment | -enableCodeCoverage <yes> | -testPlan <name>' +
    ' | -only-testing <id> | -skip-testing <id> | -only-test-configuration <name> | -skip-test-configuration <name> | -test-iterations <n>' +
    ' | -retry-tests-on-failure | -run-tests-until-failure | -enableAddressSanitizer <yes> | ' +
    '-enableThreadSanitizer <yes> | -allowProvisioningUpdates | -allowProvisioningDeviceRegistration | -exportArchive | -exportNotarizedApp' +
    ' | -exportLocalizations | -importLocalizations | -resolvePackageDependencies | -skipPackagePluginValidation | -skipMacroValidation | -skipPackageUpdates' +
    ' | -disableAutomaticPackageResolution | -onlyUsePackageVersionsFromResolvedFile | -json | -showBuildTimingSummary | -create-xcframework | -library <path>' +
    ' | -framework <path> | -headers <path> | -userdefault <pair> | -collect-test-diagnostics <when> | -skipUnavailableActions | -showTestPlans',
  always: given => (TELLS.some(option => given(option)) ? [] : [executesHere]),
  operands: { '<action...>': nothing },
  examples: {
    'xcodebuild -version': [],
    'xcodebuild -list -json': [],
    'xcodebuild -scheme A -sdk iphonesimulator build': ['execute .'],
    'xcodebuild -xcconfig c.xcconfig -derivedDataPath out test': ['execute c.xcconfig', 'write out', 'execute .'],
    'xcodebuild -runFirstLaunch': ["install 'Xcode components' (system)", 'execute .'],
  },
})
