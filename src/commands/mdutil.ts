// mdutil, hidutil, sharing: the index, devices and shared folders of macOS. Source: mdutil(1), hidutil(1), sharing(8), macOS 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(mdutil (-[av]+ )*-s|mdutil -L|hidutil (list|dump|help|property (--matching \S+ )?--get|monitor)|sharing (-l|--list)|\S+ (-h|help|--help))( |$)|^\S+$/

export default command('mdutil', {
  aliases: ['hidutil', 'sharing'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => (LOOKS.test([given.called, ...given.operands.map(word => exact(word) ?? '?')].join(' ')) ? [] : [{ kind: 'configure', target: literal('system settings') }]),
  examples: { 'mdutil -s /': [], 'sharing -l': [], 'mdutil -i off /': [`configure 'system settings'`], 'hidutil property --set a': [`configure 'system settings'`] },
})
