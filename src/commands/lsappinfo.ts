// lsappinfo, lsbom, hostinfo and others that look, on macOS. Source: their man pages, macOS 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lsappinfo', {
  aliases: ['hostinfo', 'lsbom', 'wdutil', 'syspolicy_check', 'leaks', 'vmmap', 'heap', 'footprint', 'stringdups'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'lsappinfo list': [], 'lsbom -f a.bom': [] },
})
