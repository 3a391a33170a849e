// setenforce, semanage, restorecon, setsebool and others: SELinux and AppArmor. Source: setenforce(8), semanage(8), apparmor_parser(8).
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** The name of the program, then its words: what only looks. */
const LOOKS = /^\S+ (-h|--help|--version|-V)$|^(semanage \w+ (-l|--list)( |$)|semanage -h|semodule (-l|--list)|(restorecon|setfiles) (.* )?-\w*n|apparmor_parser (.* )?(-N|--names|-Q|--skip-kernel-load|--preprocess)( |$))/
const subject = (given: Given): Word => given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('security policy')

export default command('setenforce', {
  aliases: [
    'semanage', 'restorecon', 'setsebool', 'setfiles', 'semodule', 'fixfiles', 'load_policy', 'aa-complain', 'aa-enforce', 'aa-disable', 'aa-teardown', 'apparmor_parser', 'aa-remove-unknown', 'aa-genprof', 'aa-logprof', 'aa-audit', 'aa-cleanprof',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => (LOOKS.test([given.called, ...given.operands.map(word => exact(word) ?? '?')].join(' ')) ? [] : [{ kind: 'configure', target: subject(given) }]),
  examples: {
    'setenforce 0': [`configure 'security policy'`],
    'semanage port -l': [],
    'restorecon -Rnv /srv/www': [],
    'restorecon -Rv /srv/www': ['configure /srv/www'],
    'semodule -n -i a.pp': ['configure a.pp'],
    'aa-complain nginx': [`configure 'security policy'`],
  },
})
