// sw_vers, system_profiler, ioreg, and others that show what a Mac is. Source: their man pages, macOS 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('sw_vers', {
  aliases: ['system_profiler', 'ioreg', 'lskq', 'zprint'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'sw_vers -productVersion': [], 'system_profiler SPHardwareDataType': [], 'ioreg -rd1 -c IOPlatformExpertDevice': [] },
})
