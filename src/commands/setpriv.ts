// setpriv: runs a program with other privileges. Source: setpriv(1), util-linux 2.38.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('setpriv', {
  style: 'posix',
  harmless:
    '-d, --dump | --nnp, --no-new-privs | --ambient-caps <list> | --inh-caps <list> | --bounding-set <list> | --ruid <user> | --euid <user> | ' +
    '--rgid <group> | --egid <group> | --reuid <user> | --regid <group> | --clear-groups | --keep-groups | --init-groups | --groups <list> | ' +
    '--securebits <bits> | --pdeathsig <signal> | --ptracer <process> | --selinux-label <label> | --apparmor-profile <profile> | ' +
    '--landlock-access <list> | --landlock-rule <rule> | --reset-env | --list-caps | -h, --help | -V, --version',
  operands: { '<command...>': runs },
  always: given => {
    const target = given.value('--reuid') ?? given.value('--ruid') ?? given.value('--euid')
    return target ? [{ kind: 'elevate', target }] : []
  },
  examples: { 'setpriv --no-new-privs cat a': ['read a'], 'setpriv --reuid=0 cat a': ['elevate 0', 'read a'] },
})
