// systemd-nspawn: a container from a folder. Source: systemd-nspawn(1), systemd 252.
import { exact, literal, map } from '../model/index.ts'
import { command } from './define.ts'
import { elevates, inside, volumes } from './lib/containers.ts'
import { reads } from './roles.ts'

export default command('systemd-nspawn', {
  style: 'posix',
  options: {
    '--load-credential <credential>': (words, given) => reads(words.map(word => map(word, value => value.replace(/^[^:]*:/, ''))), given),
    '--bind <folder>': (words, given) => volumes(words.map(word => (exact(word)?.includes(':') === false ? literal(`${exact(word)}:${exact(word)}`) : word)), given),
    '-D, --directory, -i, --image, --template <path>': reads,
    '--capability, --system-call-filter <v>': elevates,
  },
  harmless: '--no-pager | --set-credential <v> | -h, --help | --version | -q, --quiet | -b, --boot | -a, --as-pid2 | -M, --machine <v> | -u, --user <v> | --chdir <v> | -E, --setenv <v>'
    + ' | -x, --ephemeral | --bind-ro <v> | --tmpfs <v> | --private-network | -n, --network-veth | --network-bridge <v> | -p, --port <v> | --read-only'
    + ' | --volatile [v] | --private-users [v] | -U | --drop-capability <v> | --console <v> | -P, --pipe | --hostname <v> | --uuid <v> | -S, --slice <v>'
    + ' | --property <v> | --register <v> | --keep-unit | --link-journal <v> | -j | --resolv-conf <v> | --timezone <v> | --settings <v> | --kill-signal <v>'
    + ' | --no-new-privileges <v> | --rlimit <v> | --pivot-root <v> | --notify-ready <v> | --suppress-sync <v>',
  operands: { '<command...>': (words, given) => inside(given.value('-D') ?? given.value('-M'))(words, given) },
  always: given => (given('-h') || given('--version') ? [] : [{ kind: 'elevate', target: literal('root') }]),
  examples: {
    'systemd-nspawn --load-credential=k:k.txt -D root cat a.txt': ['read k.txt', 'read root', 'elevate root', 'read a.txt'],

    'systemd-nspawn --version': [],
    'systemd-nspawn -D root --bind /srv/a ls /srv': ['read root', 'write /srv/a (recursive)', 'elevate root', 'list /srv'],
    'systemd-nspawn --capability all -D root': ['elevate root', 'read root'],
  },
})
