// xcodebuild: builds and tests projects of Xcode, whose phases are scripts. Source: xcodebuild(1), Xcode 15.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { here, nothing, writes } from './roles.ts'

const LOOKS = ['-list', '-version', '-showsdks', '-showdestinations', '-showBuildSettings', '-showTestPlans', '-usage', '-help', '-checkFirstLaunchStatus', '-license']

export default command('xcodebuild', {
  style: 'long',
  options: { '-derivedDataPath, -resultBundlePath, -archivePath, -exportPath, -localizationPath <path>': writes },
  harmless: `${LOOKS.join(' | ')} | -project <v> | -workspace <v> | -scheme <v> | -target <v> | -alltargets | -configuration <v> | -sdk <v> | -destination <v> | -destination-timeout <v> | -arch <v> | -json | -quiet | -verbose | -jobs <v> | -parallelizeTargets | -dry-run | -n | -skipUnavailableActions | -hideShellScriptEnvironment`
    + ' | -enableCodeCoverage <v> | -testPlan <v> | -only-testing <v> | -skip-testing <v> | -xctestrun <v> | -test-iterations <v> | -retry-tests-on-failure | -run-tests-until-failure | -parallel-testing-enabled <v> | -parallel-testing-worker-count <v> | -maximum-concurrent-test-simulator-destinations <v> | -xcconfig <v> | -toolchain <v>'
    + ' | -exportArchive | -exportOptionsPlist <v> | -exportNotarizedApp | -allowProvisioningUpdates | -allowProvisioningDeviceRegistration | -authenticationKeyPath <v> | -authenticationKeyID <v> | -authenticationKeyIssuerID <v> | -resolvePackageDependencies | -clonedSourcePackagesDirPath <v> | -skipPackagePluginValidation | -skipMacroValidation'
    + ' | -disableAutomaticPackageResolution | -onlyUsePackageVersionsFromResolvedFile | -runFirstLaunch | -create-xcframework | -framework <v> | -library <v> | -headers <v> | -output <v> | -downloadPlatform <v> | -downloadAllPlatforms | -importPlatform <v> | -resultBundleVersion <v> | -showBuildTimingSummary',
  operands: { '<action...>': nothing },
  always: given => (LOOKS.some(given) ? [] : given('-downloadPlatform') || given('-downloadAllPlatforms') || given('-runFirstLaunch') ? [{ kind: 'install', target: literal('xcode components'), where: 'system' }] : [{ kind: 'execute', target: here }]),
  examples: {
    'xcodebuild -list': [],
    'xcodebuild -version': [],
    'xcodebuild -scheme App -derivedDataPath build test': ['write build', 'execute .'],
    'xcodebuild -downloadPlatform iOS': [`install 'xcode components' (system)`],
  },
})
