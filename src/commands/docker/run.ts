// docker run, create, exec: what a new container gets of the host, and what runs inside.
import { literal } from '../../model/index.ts'
import type { Body, Role } from '../define.ts'
import { elevates, inside, mounts, namespaces, securityOptions, throughDoors, volumes } from '../lib/containers.ts'
import { flags } from '../lib/flags.ts'
import { each, mutates, reads, writes } from '../roles.ts'

/** An entry point takes the command's place, and the command becomes its arguments. */
const runs: Role = (words, given) => [...inside(given.operands[0])(words, given), ...throughDoors(words, given)]
const entrypoint: Role = (words, given) => runs([...words, ...given.operands.slice(1)], given)
const arguments_: Role = (words, given) => (given('--entrypoint') ? [] : runs(words, given))

export const run: Body = {
  style: 'posix',
  options: {
    '-v, --volume <mount>': volumes,
    '--mount <mount>': mounts,
    '--privileged [bool]': elevates,
    '--cap-add <name>': elevates,
    '--device <path>': elevates,
    '--device-cgroup-rule <rule>': elevates,
    '--use-api-socket [bool]': elevates,
    '--pid, --net, --network, --ipc, --uts, --userns, --cgroupns <name>': namespaces,
    '--security-opt <option>': securityOptions,
    '--env-file, --label-file <file>': reads,
    '--cidfile, --pidfile, --pod-id-file, --conmon-pidfile <file>': writes,
    '--entrypoint <program>': entrypoint,
    '--health-cmd <line>': each((script, given) => ({ script, host: given.operands[0] ?? literal('container') })),
  },
  harmless: flags(
    '--add-host <v> | --annotation <v> | -a, --attach <v> | --blkio-weight <v> | --blkio-weight-device <v> | --cap-drop <v> | --cgroup-parent <v>'
      + ' | --cpu-count <v> | --cpu-percent <v>',
    '--cpu-period <v> | --cpu-quota <v> | --cpu-rt-period <v> | --cpu-rt-runtime <v> | -c, --cpu-shares <v> | --cpus <v> | --cpuset-cpus <v>'
      + ' | --cpuset-mems <v> | -d, --detach',
    '--detach-keys <v> | --device-read-bps <v> | --device-read-iops <v> | --device-write-bps <v> | --device-write-iops <v> | --disable-content-trust'
      + ' | --dns <v> | --dns-opt, --dns-option <v>',
    '--dns-search <v> | --domainname <v> | -e, --env <v> | --expose <v> | --gpus <v> | --group-add <v> | --health-interval <v> | --health-retries <v>'
      + ' | --health-start-interval <v>',
    '--health-start-period <v> | --health-timeout <v> | --health-on-failure <v> | -h, --hostname <v> | --init | -i, --interactive | --io-maxbandwidth <v>'
      + ' | --io-maxiops <v> | --ip <v> | --ip6 <v>',
    '--isolation <v> | --kernel-memory <v> | -l, --label <v> | --link <v> | --link-local-ip <v> | --log-driver <v> | --log-opt <v> | --mac-address <v>'
      + ' | -m, --memory <v>',
    '--memory-reservation <v> | --memory-swap <v> | --memory-swappiness <v> | --name <v> | --net-alias, --network-alias <v> | --no-healthcheck'
      + ' | --oom-kill-disable | --oom-score-adj <v>',
    '--pids-limit <v> | --platform <v> | -p, --publish <v> | -P, --publish-all | --pull <v> | -q, --quiet | --read-only | --restart <v> | --rm'
      + ' | --runtime <v> | --shm-size <v> | --sig-proxy',
    '--stop-signal <v> | --stop-timeout <v> | --storage-opt <v> | --sysctl <v> | --tmpfs <v> | -t, --tty | --ulimit <v> | -u, --user <v>'
      + ' | --volume-driver <v> | --volumes-from <v> | -w, --workdir <v>',
    '--arch <v> | --authfile <v> | --cgroup-conf <v> | --cgroups <v> | --chrootdirs <v> | --env-host | --env-merge <v> | --gidmap <v> | --uidmap <v>'
      + ' | --hostuser <v> | --http-proxy | --image-volume <v>',
    '--init-path <v> | --no-hosts | --os <v> | --passwd | --passwd-entry <v> | --personality <v> | --pod <v> | --preserve-fds <v> | --read-only-tmpfs'
      + ' | --replace | --requires <v> | --rmi',
    '--sdnotify <v> | --seccomp-policy <v> | --secret <v> | --subgidname <v> | --subuidname <v> | --systemd <v> | --timeout <v> | --tls-verify | --tz <v>'
      + ' | --umask <v> | --unsetenv <v>',
    '--unsetenv-all | --variant <v> | --rootfs | -h, --help',
  ),
  operands: { '<image>': mutates, '<command...>': arguments_ },
}

export const exec: Body = {
  style: 'posix',
  options: { '--privileged [bool]': elevates, '--env-file <file>': reads },
  harmless: flags('-d, --detach | --detach-keys <v> | -e, --env <v> | -i, --interactive | -t, --tty | -u, --user <v> | -w, --workdir <v> | --preserve-fds <v>'
    + ' | -l, --latest | -h, --help'),
  operands: { '<container>': mutates, '<command...>': (words, given) => inside(given.operands[0])(words, given) },
}

export const update: Body = {
  harmless: flags(
    '--blkio-weight <v> | --cpu-period <v> | --cpu-quota <v> | --cpu-rt-period <v> | --cpu-rt-runtime <v> | -c, --cpu-shares <v> | --cpus <v>'
      + ' | --cpuset-cpus <v> | --cpuset-mems <v>',
    '-m, --memory <v> | --memory-reservation <v> | --memory-swap <v> | --pids-limit <v> | --restart <v> | -h, --help',
  ),
  operands: { '<container...>': mutates },
}

export const detachKeys: Body = { harmless: flags('--detach-keys <v> | --no-stdin | --sig-proxy | -l, --latest | -h, --help'), operands: { '<container>': mutates } }
