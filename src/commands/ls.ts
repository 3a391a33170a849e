// ls, dir, vdir: list names. Source: ls(1), GNU coreutils 9.1; ls(1), FreeBSD 14 and macOS 14; busybox 1.35.
import { pattern } from '../model/index.ts'
import { command } from './define.ts'
import { orHere } from './lib/files.ts'
import { lists } from './roles.ts'

export default command('ls', {
  aliases: ['dir', 'vdir', 'gls'],
  harmless:
    '-a, --all | -A, --almost-all | --author | -b, --escape | --block-size <size> | -B, --ignore-backups | -c | -C | --color [when] | -d, --directory | ' +
    '-D, --dired | -e | -E | -f | -F | --classify [when] | --file-type | --format <word> | --full-time | -g | --group-directories-first | ' +
    '-G, --no-group | -h, --human-readable | --si | -H, --dereference-command-line | --dereference-command-line-symlink-to-dir | --hide <pattern> | ' +
    '--hyperlink [when] | --indicator-style <word> | -i, --inode | -I, --ignore <pattern> | -k, --kibibytes | -l | -L, --dereference | -m | ' +
    '-n, --numeric-uid-gid | -N, --literal | -o, -O | -p | -P | -q, --hide-control-chars | --show-control-chars | -Q, --quote-name | ' +
    '--quoting-style <word> | -r, --reverse | -R, --recursive | -s, --size | -S | --sort <word> | --time <word> | --time-style <style> | -t | ' +
    '-T, --tabsize <columns> | -u | -U | -v | -w, --width <columns> | -W | -x | -X | -y | -Z, --context | -% | --zero | -1 | -, | -@ | --help | --version',
  operands: { '<path...>': (words, given) => (given('-R') ? words.map(target => ({ kind: 'list' as const, target, recursive: true })) : lists(words, given)) },
  always: given => orHere('list', given('-R'))(given),
  // Names of files given are printed as given, those in folders without the folder.
  outputs: given => {
    if (['-l', '-g', '-n', '-o', '-s', '-i', '-R', '-m', '-Q', '--full-time', '-Z', '--format'].some(option => given(option))) return undefined
    const named = given.operands.flatMap(word => word.values ?? [])
    if (given.operands.some(word => !word.values)) return undefined
    const onlyNamed = named.length > 0 && (given('-d') || named.every(value => /\.[^/.*]+$/.test(value)))
    return pattern('$(ls)', ...named, ...(onlyNamed ? [] : ['*']), ...(given('-a') || given('-A') ? ['.*'] : []))
  },
  examples: {
    ls: ['list .'],
    'ls -la src test': ['list src', 'list test'],
    'ls --color=auto -1tr ~/work': ['list /home/dev/work'],
    'ls -R src': ['list src (recursive)'],
    'ls -lR': ['list . (recursive)'],
    'ls | xargs cat': ['list .', 'read each of *'],
    'rm $(ls *.log)': ['list each of *.log', 'delete each of *.log'],
    'cat $(ls -d scripts/*.sh)': ['list each of {scripts/*.sh, scripts/hello.sh, scripts/wipe.sh}', 'read each of {scripts/*.sh, scripts/hello.sh, scripts/wipe.sh}'],
  },
})
