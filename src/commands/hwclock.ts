// hwclock: reads and sets the hardware clock. Source: hwclock(8), util-linux 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { means } from './roles.ts'

const sets = means({ kind: 'configure', target: literal('hardware clock') })

export default command('hwclock', {
  options: { '-s, --hctosys': sets, '-w, --systohc': sets, '--set': sets, '-a, --adjust': sets, '--systz': sets, '--param-set <setting>': sets, '--setepoch': sets },
  harmless:
    '--epoch <v> | -r, --show | --get | --getepoch | --param-get <name> | --predict | -u, --utc | -l, --localtime | -f, --rtc <file> | --directisa | --date <time> | ' +
    '--delay <seconds> | --update-drift | --noadjfile | --adjfile <file> | --test | -D, --debug | -v, --verbose | -h, --help | -V, --version',
  examples: {
    hwclock: [],
    'hwclock -s': ["configure 'hardware clock'"],
    'hwclock -w': ["configure 'hardware clock'"],
    'hwclock -a': ["configure 'hardware clock'"],
    'hwclock --set --date=now': ["configure 'hardware clock'"],
    'hwclock --systz': ["configure 'hardware clock'"],
    'hwclock --param-set bsm=1': ["configure 'hardware clock'"],
    'hwclock --setepoch': ["configure 'hardware clock'"],
  },
})
