// firejail: runs a program in a sandbox. Source: firejail(1) 0.9.72.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { shellOnStdin } from './lib/shells.ts'
import { takeAssignments } from './lib/elevated.ts'
import { all, nothing, reads, unknowns, writes } from './roles.ts'

const NAMES =
  'allow-debuggers allusers apparmor apparmor.print appimage blacklist caps caps.drop caps.keep caps.print cpu cpu.print dbus-system' +
  ' dbus-system.broadcast dbus-system.call dbus-system.log dbus-system.own dbus-system.see dbus-system.talk dbus-user dbus-user.broadcast dbus-user.call' +
  ' dbus-user.log dbus-user.own dbus-user.see dbus-user.talk debug debug-blacklists debug-caps debug-errnos debug-private-lib debug-protocols' +
  ' debug-syscalls debug-syscalls32 debug-whitelists defaultgw deterministic-exit-code deterministic-shutdown disable-mnt dns dns.print dnstrace fs.print' +
  ' hostname' +
  ' icmptrace ids-check ids-init ignore interface ip ip6 ipc-namespace iprange keep-config-pulse keep-dev-shm keep-fd keep-var-tmp list mac machine-id' +
  ' memory-deny-write-execute mtu name net net.print netfilter netfilter.print netfilter6 netfilter6.print netlock netmask netns netstats nettrace' +
  ' nice no3d noautopulse noblacklist nodbus nodvd noexec nogroups noinput nonewprivs noprinters noprofile noroot nosound notv nou2f novideo nowhitelist' +
  ' oom overlay overlay-named overlay-tmpfs overlay-clean private private-bin private-cache private-cwd private-dev private-etc private-home private-lib' +
  ' private-opt private-srv private-tmp profile.print protocol protocol.print quiet read-only read-write restrict-namespaces rlimit-as rlimit-cpu' +
  ' rlimit-fsize rlimit-nofile rlimit-nproc rlimit-sigpending rmenv scan seccomp seccomp-error-action seccomp.32 seccomp.32.drop seccomp.32.keep' +
  ' seccomp.block-secondary seccomp.drop seccomp.keep seccomp.print shell snitrace tab timeout tmpfs top trace tracelog tree version veth-name whitelist' +
  ' whitelist-ro writable-etc writable-run-user writable-var writable-var-log x11 xephyr-screen help'
const LOOKS = [
  '--list',
  '--tree',
  '--top',
  '--netstats',
  '--version',
  '--help',
  '--debug-caps',
  '--debug-errnos',
  '--debug-protocols',
  '--debug-syscalls',
  '--dns.print',
  '--fs.print',
  '--caps.print',
  '--seccomp.print',
  '--net.print',
  '--profile.print',
  '--shutdown',
  '--get',
  '--put',
  '--ls',
  '--cat',
  '--bandwidth',
]

function steps(given: Given): readonly Step[] {
  if (LOOKS.some(option => given(option))) return []
  const { assignments } = takeAssignments(given.values('--env'))
  return given.operands.length ? [{ run: given.operands, ...(assignments.length && { assignments }) }] : shellOnStdin(given, 'sh')
}

export default command('firejail', {
  style: 'posix',
  options: {
    '--output, --output-stderr, --dbus-log, --build, --mkfile, --mkdir [file]': writes,
    '--profile, --include, --hosts-file [file]': (words, given) =>
      words.flatMap(word => (exact(word)?.includes('/') ? all(reads, unknowns('settings come from a file'))([word], given) : [])),
    '--chroot [dir]': unknowns('it runs with another root folder, whose programs are not known'),
    '--bind [mapping]': unknowns('paths inside are not those outside'),
    '--env [assignment]': nothing,
    '--join, --join-filesystem, --join-network, --join-or-start [name]': nothing,
    '--shutdown [name]': words => words.map(target => ({ kind: 'signal', target })),
    '--get, --cat, --ls [name]': () => [{ kind: 'reveal', target: literal('sandbox') }],
    '--put, --bandwidth [name]': () => [{ kind: 'configure', target: literal('sandbox') }],
  },
  harmless: `${NAMES.split(' ')
    .map(name => `--${name} [value]`)
    .join(' | ')} | -c | -?`,
  operands: { '<command...>': nothing },
  always: steps,
  examples: {
    'firejail --net=none --private rm x': ['delete x'],
    'firejail --output=log --profile=./p --chroot=/srv --bind=a,b --env=A=1 cat a.txt': [
      'write log',
      'read ./p',
      'unknown ./p (settings come from a file)',
      'unknown /srv (it runs with another root folder, whose programs are not known)',
      'unknown a,b (paths inside are not those outside)',
      'read a.txt',
    ],
    'firejail --join=box rm x': ['delete x'],
    'firejail --shutdown=box': ['signal box'],
    'firejail --get=box /a': ['reveal sandbox'],
    'firejail --put=box a /b': ['configure sandbox'],
    'firejail': ['interpret ?stdin as sh'],
    'firejail --list': [],
  },
})
