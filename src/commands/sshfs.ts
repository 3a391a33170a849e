// sshfs: mounts a folder of another machine. Source: sshfs(1) 3.7.
import { literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { sshConfig, sshSettings } from './lib/ssh.ts'

const OWN =
  /^(?:reconnect|delay_connect|sshfs_sync|no_readahead|sync_readdir|workaround|idmap|uidfile|gidfile|nomap|ssh_protocol|sftp_server|directport|passive|disable_hardlink|transform_symlinks|contain_symlinks|no_contain_symlinks|follow_symlinks|no_check_root|password_stdin|dir_cache|dcache_\w+|direct_io|max_conns|ro|rw|allow_other|allow_root|uid|gid|umask|default_permissions|nonempty|auto_unmount|kernel_cache|auto_cache|big_writes|max_read|max_write|cache|volname|local|noappledouble|defer_permissions|noapplexattr|fsname|subtype|dev|suid|nosuid|nodev|exec|noexec|debug|user|noauto|_netdev|x-\S+)(?:=|$)/
const settings: Role = (words, given) =>
  words.flatMap(word =>
    (word.values ?? [])
      .flatMap(value => value.split(','))
      .flatMap((one): readonly Step[] => {
        if (one.startsWith('ssh_command=')) return [{ script: literal(one.slice(12)) }]
        return OWN.test(one) ? [] : sshSettings()([literal(one)], given)
      }),
  )

export default command('sshfs', {
  options: { '-o <settings>': settings, '-F <file>': sshConfig },
  harmless: '-p <port> | -f | -s | -C | -1 | -d, --debug | -h, --help | -V, --version | --verbose',
  operands: { '<host>': words => words.map(target => ({ kind: 'connect', target })), '<dir>': words => words.map(target => ({ kind: 'configure', target })) },
  examples: {
    'sshfs me@a.dev:/srv mnt -o reconnect,ro': ['connect me@a.dev:/srv', 'configure mnt'],
    'sshfs -F conf -o ssh_command="rm x",StrictHostKeyChecking=no a.dev: mnt': [
      'read conf',
      'unknown conf (settings from a file can run programs)',
      'delete x',
      'connect a.dev:',
      'configure mnt',
    ],
  },
})
