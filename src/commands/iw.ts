// iw: shows or changes wireless devices. Source: iw(8) 5.19.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { changes } from './lib/network-setup.ts'

const LOOKS = new Set([
  'info',
  'link',
  'scan',
  'list',
  'event',
  'features',
  'commands',
  'phy',
  'dev',
  'station',
  'dump',
  'get',
  'channels',
  'help',
  'survey',
  'reg',
  'mpath',
  'mpp',
])

export default command('iw', {
  aliases: ['iwlist', 'iwpriv', 'rfkill'],
  harmless: '--version | --debug | --help | -h | -J, --json | -n, --noheadings | -o, --output <columns> | --output-all | -r, --raw | -V',
  operands: { '<word...>': () => [] },
  always: given => {
    const words = given.operands.map(exact)
    const verbs = words.filter((word, i) => !(['dev', 'phy', 'wdev'].includes(words[i - 1] ?? '') || /^(?:wl|phy)\w*\d/.test(word ?? '')))
    return verbs.every(word => word !== undefined && LOOKS.has(word)) ? [] : [changes(given, 'wireless')]
  },
  examples: {
    'iw dev': [],
    'iw dev wlan0 link': [],
    'iw reg get': [],
    'iw dev wlan0 set power_save off': ["configure 'dev wlan0 set power_save off'"],
    'rfkill list': [],
    'rfkill block wifi': ["configure 'block wifi'"],
  },
})
