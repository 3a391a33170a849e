// lsb_release, acpi: print facts about the system. Source: lsb_release(1) 12.0; acpi(1) 1.7.
import { command } from './define.ts'

export default command('lsb_release', {
  aliases: ['acpi'],
  harmless:
    '-a, --all, --ac-adapter | -b, --battery | -B, --without-battery | -A, --without-ac-adapter | -c, --codename, --cooling | -d, --description | ' +
    '-i, --id, --details | -r, --release | -s, --short, --show-empty | -t, --thermal | -T, --without-thermal | -f, --fahrenheit | -k, --kelvin | ' +
    '-V, --everything | -v, --version | -h, --help',
  examples: { 'lsb_release -cs': [], 'acpi -b': [] },
})
