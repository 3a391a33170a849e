// sfltool: what starts at login, and recent items, of macOS. Source: sfltool help, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('sfltool', {
  subcommands: {
    'dumpbtm | list-info | list | help | dump-storage | archive': { style: 'none', operands: { '<argument...>': nothing } },
    'resetbtm | resetlist | add-item | clear | csinfo': { style: 'none', operands: { '<argument...>': nothing }, always: () => [{ kind: 'configure', target: literal('login items'), persists: true }] },
  },
  examples: { 'sfltool dumpbtm': [], 'sfltool resetbtm': [`configure 'login items' (persists)`] },
})
