// lpstat, lpq, lpinfo: printers and what they print. Source: lpstat(1), CUPS 2.4.
import { command } from './define.ts'
import { elsewhere, hostsAmong } from './lib/net.ts'

export default command('lpstat', {
  aliases: ['lpq', 'lpinfo'],
  style: 'none',
  operands: { '<argument...>': words => elsewhere(hostsAmong(words)) },
  examples: { 'lpstat -h a.dev:631 -p': ['connect a.dev:631'], 'lpstat -p': [] },
})
