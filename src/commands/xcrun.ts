// xcrun: finds and runs developer tools of macOS. Source: xcrun(1), Xcode 15.
import { command } from './define.ts'
import { nothing, runs } from './roles.ts'

export default command('xcrun', {
  style: 'posix',
  options: { '-r, --run': nothing },
  harmless: '-h, --help | --version | -v, --verbose | -l, --log | -f, --find <v> | -n, --no-cache | -k, --kill-cache | --sdk, -sdk <v> | --toolchain, -toolchain <v> | --show-sdk-path, -show-sdk-path | --show-sdk-version | --show-sdk-build-version | --show-sdk-platform-path | --show-sdk-platform-version | --show-toolchain-path',
  operands: { '<command...>': runs },
  examples: { 'xcrun --show-sdk-path': [], 'xcrun -f clang': [], 'xcrun --sdk macosx --run ls src': ['list src'] },
})
