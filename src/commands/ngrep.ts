// ngrep: prints packets that match. Source: ngrep(8) 1.47.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('ngrep', {
  options: { '-I, -F <file>': reads, '-O <file>': writes, '-d <device>': nothing, '-K <n>': words => words.map(target => ({ kind: 'configure', target })) },
  harmless:
    '-h | --help | --version | -N | -X | -V | -i | -w | -q | -p | -e | -v | -x | -l | -C | -D | -t | -T | -R | -c <columns> | -P <character> | -W <style> | -s <n>' +
    ' | -S <n> | -n <n> | -A <n> | -u | -M | -L',
  operands: { '<expression...>': nothing },
  always: given =>
    given('-I') || given('-h') || given('-V') || given('--help') || given('--version')
      ? []
      : [{ kind: 'reveal', target: given.value('-d') ?? literal('network traffic') }],
  examples: {
    'ngrep -d eth0 GET port 80': ['reveal eth0'],
    'ngrep -I x.pcap -O y.pcap': ['read x.pcap', 'write y.pcap'],
    'ngrep -K 3 x': ['configure 3', "reveal 'network traffic'"],
    'ngrep -V': [],
  },
})
