// networkQuality: measures the connection of a Mac. Source: networkQuality(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('networkQuality', {
  harmless: '-C <v> | -c | -d | -f <v> | -h | -I <v> | -k | -M <v> | -p | -r <v> | -S <v> | -s | -u | -v',
  always: given => (given('-h') ? [] : [{ kind: 'connect', target: given.value('-C') ?? literal('mensura.cdn-apple.com') }]),
  examples: { 'networkQuality -s': ['connect mensura.cdn-apple.com'] },
})
