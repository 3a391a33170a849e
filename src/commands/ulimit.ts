// ulimit, umask, times, caller, suspend: ask and set what concerns this shell alone. Source: bash(1) 5.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('ulimit', {
  aliases: ['umask', 'times', 'caller', 'suspend'],
  harmless: '-a | -b | -c | -d | -e | -f | -g | -h | -i | -k | -l | -m | -n | -p | -q | -r | -s | -t | -u | -v | -w | -x | -H | -P | -R | -S | -T',
  operands: { '<limit...>': nothing },
  examples: { 'ulimit -n 4096': [], 'umask 022': [], times: [], 'caller 0': [], 'suspend -f': [] },
})
