// open, xdg-open: hand a file or an address to the program for it. Source: open(1), macOS 14; xdg-open(1).
import { exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { each, nothing, writes } from './roles.ts'

const isAddress = (value: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(value) && !value.startsWith('file:')
/** An application runs; a file opens in one that is not known here. */
const opens: Role = each((target, given) => {
  const value = exact(target)
  if (given('-R')) return { kind: 'list', target }
  if (value !== undefined && isAddress(value)) return /^(https?|mailto):/i.test(value) ? { kind: 'connect', target } : { kind: 'unknown', target, why: 'which program opens it is not known' }
  return { kind: 'execute', target }
})
const application: Role = each(target => (target.values?.some(value => value.includes('/')) ? { kind: 'execute', target } : { kind: 'unknown', target, why: 'an application is started' }))

export default command('open', {
  aliases: ['xdg-open', 'gnome-open', 'kde-open', 'wslview', 'exo-open'],
  options: {
    '-a <application>': application,
    '-b <identifier>': application,
    '-o, --stdout, --stderr, -i, --stdin <file>': writes,
    '--env <variable>': nothing,
    '--args <word;>': nothing,
  },
  harmless: '-e | -t | -f | -F | -W | -R | -n | -g | -j | -h | -s <v> | --arch <v> | -u <v> | --help | --version | --manual',
  operands: { '<target...>': opens },
  always: given => (given('-f') || given('-e') ? [{ kind: 'unknown', target: literal('open'), why: 'an application is started' }] : []),
  examples: {
    'open --help': [],
    'open https://a.dev': ['connect https://a.dev'],
    'open report.html': ['execute report.html'],
    'open -R src': ['list src'],
    'open -a Safari': ['unknown Safari (an application is started)'],
    'open -b com.apple.Safari': ['unknown com.apple.Safari (an application is started)'],
    'open ./A.app --args --x': ['execute ./A.app'],
    'open --env A=b --stdout out.txt ./A.app': ['write out.txt', 'execute ./A.app'],
    'xdg-open mailto:a@a.dev': ['connect mailto:a@a.dev'],
  },
})
