// dmidecode: what the firmware says of the hardware. Source: dmidecode(8) 3.4.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('dmidecode', {
  options: { '--dump-bin <file>': writes, '--from-dump <file>': reads, '-d, --dev-mem <file>': reads },
  harmless: '-h, --help | -q, --quiet | -s, --string <v> | -t, --type <v> | -H, --handle <v> | -u, --dump | --no-sysfs | --no-quirks | --oem-string <v>'
    + ' | -V, --version',
  examples: { 'dmidecode -t memory': [], 'dmidecode --no-sysfs -d a.bin --dump-bin b.bin': ['read a.bin', 'write b.bin'], 'dmidecode --from-dump b.bin': ['read b.bin'] },
})
