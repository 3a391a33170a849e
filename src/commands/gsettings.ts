// gsettings, dconf, kwriteconfig5: settings of the desktop. Source: gsettings(1), dconf(1).
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(get|list-schemas|list-relocatable-schemas|list-keys|list-children|list-recursively|range|describe|writable|monitor|help|--version|read|list|watch|dump|-l|-c|--list)$/

export default command('gsettings', {
  aliases: ['dconf', 'kreadconfig5', 'kwriteconfig5'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const [verb] = given.operands.map(word => exact(word) ?? '?')
    return verb === undefined || LOOKS.test(verb) || given.called.startsWith('kread') ? [] : [{ kind: 'configure', target: literal('desktop settings') }]
  },
  examples: { 'gsettings get org.gnome.desktop.interface color-scheme': [], 'gsettings set org.gnome.desktop.interface color-scheme dark': [`configure 'desktop settings'`], 'dconf reset -f /': [`configure 'desktop settings'`] },
})
