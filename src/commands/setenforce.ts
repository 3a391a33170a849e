// setenforce, semanage, restorecon, setsebool and others: SELinux and AppArmor. Source: setenforce(8), semanage(8), apparmor_parser(8).
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('selinux')

export default command('setenforce', {
  aliases: ['semanage', 'restorecon', 'setsebool', 'setfiles', 'semodule', 'fixfiles', 'load_policy', 'aa-complain', 'aa-enforce', 'aa-disable', 'aa-teardown', 'apparmor_parser', 'aa-remove-unknown', 'aa-genprof', 'aa-logprof', 'aa-audit'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(\w+ )*(-l|--list)( |$)|(^| )(-n|-nv|-vn|-nvr|-rnv|-Rnv|--dry-run|-N|--names)( |$)/.test(words)) return []

    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'setenforce 0': ['configure selinux'],
    'semanage port -l': [],
    'restorecon -Rv /srv/www': ['configure /srv/www'],
    'aa-complain nginx': ['configure selinux'],
  },
})
