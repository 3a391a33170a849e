// schroot: runs a program inside another system. Source: schroot(1) 1.6.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { shellOnStdin } from './lib/shells.ts'
import { nothing } from './roles.ts'

const LOOKS = ['-l', '-i', '--config', '--location', '-h', '-V']

export default command('schroot', {
  aliases: ['dchroot'],
  style: 'posix',
  options: { '-c, --chroot <name>': nothing },
  harmless: '-h, --help | -V, --version | -l, --list | -i, --info | --config | --location | -q, --quiet | -v, --verbose | -a, --all | --all-chroots'
    + ' | --all-sessions | --all-source-chroots | --exclude-aliases | -d, --directory <dir> | -u, --user <user> | -p, --preserve-environment'
    + ' | -s, --shell <shell> | -o, --option <setting>'
    + ' | --automatic-session | -b, --begin-session | --recover-session | -r, --run-session | -e, --end-session | -n, --session-name <name> | -f, --force | -N',
  operands: { '<command...>': nothing },
  always: given => {
    if (LOOKS.some(option => given(option)) || given('-b') || given('-e')) return []
    const host = given.value('-c') ?? literal('chroot')
    return given.operands.length ? [{ run: given.operands, host }] : shellOnStdin(given, 'sh')
  },
  examples: { 'schroot -c sid -u root -- rm x': ['delete x'], 'schroot -l': [], 'schroot -c sid': ['interpret ?stdin as sh'] },
})
