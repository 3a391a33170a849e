// lspci: lists devices. Source: lspci(8), pciutils 3.9.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('lspci', {
  options: { '-F <file>': reads, '-i <file>': reads, '-p <file>': reads },
  harmless:
    '-r [v] | -m | -mm | -t | -v | -vv | -vvv | -k | -x | -xxx | -xxxx | -b | -D | -P | -PP | -n | -nn | -q | -qq | -Q | -s <slot> | -d <device> | -M | ' +
    '-A <method> | -O <setting> | -H <mode> | -G | --version | --help',
  examples: { 'lspci -nnk': [], 'lspci -F dump.txt -i ids.txt -p map.txt': ['read dump.txt', 'read ids.txt', 'read map.txt'] },
})
