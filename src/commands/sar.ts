// sar, sadf: activity of a system. Source: sar(1), sysstat 12.6.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('sar', {
  aliases: ['sadf'],
  options: { '-f <file>': reads, '-o <file>': writes },
  harmless: '-A | -B | -b | -C | -D | -d | -F [v] | -H | -h | -I <v> | -i <v> | -j <v> | -m <v> | -n <v> | -P <v> | -p | -q [v] | -r [v] | -S | -s [v] | -e [v]'
    + ' | -t | -u [v] | -V | -v | -W | -w | -x | -y | -z | -g | -T | -U | -c | -O <v> | --dec <v> | --human | --iface <v> | --dev <v> | --fs <v> | --sadc'
    + ' | --pretty | --help | --int <v>',
  operands: { '<number...>': nothing },
  examples: { 'sar -u 1 3': [], 'sar -r -fa.sar': ['read a.sar'], 'sar -oa.sar 1 3': ['write a.sar'] },
})
