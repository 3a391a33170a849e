// xcrun: runs a developer tool of Xcode. Source: xcrun(1).
import { command } from './define.ts'
import { ofMachine } from './lib/installed.ts'
import { executes, nothing, runs } from './roles.ts'

export default command('xcrun', {
  style: 'posix',
  options: { '-f, --find, -find': nothing, '-r, --run, -run': nothing, '--toolchain, -toolchain <name>': executes, '-k, --kill-cache': nothing },
  harmless:
    '-h, --help | --version | -v, --verbose | -l, --log | -n, --no-cache | --sdk, -sdk <name> | --show-sdk-path | --show-sdk-version' +
    ' | --show-sdk-build-version | --show-sdk-platform-path | --show-sdk-platform-version',
  operands: { '<tool...>': (words, given) => (given('--find') ? [] : runs(words, given)) },
  outputs: given => (given('--show-sdk-path') && !given.operands.length ? ofMachine('xcrun --show-sdk-path', '/Applications/Xcode.app/Contents/Developer/Platforms/*') : undefined),
  examples: {
    'cat $(xcrun --show-sdk-path)/SDKSettings.json': ['read each of /Applications/Xcode.app/Contents/Developer/Platforms/*/SDKSettings.json'],
    'xcrun --version': [],
    'xcrun --find swift': [],
    'xcrun -r -k --sdk macosx mkdir out': ['write out'],
    'xcrun --toolchain t swift --version': ['execute t'],
  },
})
