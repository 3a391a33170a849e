// rtcwake: sleeps until a time. Source: rtcwake(8), util-linux 2.38.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('rtcwake', {
  harmless:
    '-a, --auto | -A, --adjfile <file> | --date <time> | -d, --device <device> | -n, --dry-run | -l, --local | --list-modes | -m, --mode <mode> | ' +
    '-s, --seconds <seconds> | -t, --time <time> | -u, --utc | -v, --verbose | -h, --help | -V, --version',
  always: given => {
    const mode = given.value('-m') ?? literal('suspend')
    const looks = given('-n') || given('--list-modes') || given('-h') || given('-V') || exact(mode) === 'show'
    return looks ? [] : [{ kind: 'power', target: mode }]
  },
  examples: { 'rtcwake -m off -s 60': ['power off'], 'rtcwake -m show': [] },
})
