// tar: keeps files in archives. Source: tar(1), GNU tar 1.34 --help and manual; bsdtar(1) for options that it lacks; busybox 1.35.
import { exact, literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { feeds, printedMembers, readsAndWrites, tarSteps } from './lib/archive.ts'
import { hooks, nothing, reads, writes } from './roles.ts'

/** `exec=CMD` among the actions; the others print, wait or sleep. */
const acts: Role = words =>
  words.flatMap((word): readonly Step[] => {
    const action = exact(word)
    if (action === undefined) return [{ kind: 'interpret', target: word, language: 'sh' }]
    return action.startsWith('exec=') ? [{ script: literal(action.slice(5)) }] : []
  })

export default command('tar', {
  aliases: ['gtar', 'gnutar', 'star'],
  style: 'tar',
  options: {
    '--checkpoint-action <action>': acts,
    '--to-command <command>': feeds,
    '-I, --use-compress-program <command>': hooks,
    '-F, --info-script, --new-volume-script <command>': hooks,
    '--rsh-command <command>': hooks,
    '--rmt-command <command>': hooks,
    '-X, --exclude-from <file>': reads,
    '--exclude-ignore, --exclude-ignore-recursive <name>': nothing,
    '--add-file <file>': reads,
    '--owner-map, --group-map <file>': reads,
    '-g, --listed-incremental <file>': readsAndWrites,
    '--index-file <file>': writes,
    '--volno-file <file>': readsAndWrites,
    '--remove-files': nothing,
    '-P, --absolute-names, --absolute-paths': nothing,
    '-T, --files-from <file>': nothing,
    '-f, --file <archive>': nothing,
    '-C, --directory, --cd <dir>': nothing,
  },
  harmless:
    '-c, --create | -x, --extract, --get | -t, --list | -r, --append | -u, --update | -A, --catenate, --concatenate | -d, --diff, --compare | --delete | --test-label | ' +
    '--check-device | -G, --incremental | --hole-detection <type> | --ignore-failed-read | --level <n> | --no-check-device | --no-seek | -n, --seek | --occurrence [n] | ' +
    '--sparse-version <version> | -S, --sparse | --exclude <glob> | --exclude-backups | --exclude-caches | --exclude-caches-all | --exclude-caches-under | --exclude-tag <file> | ' +
    '--exclude-tag-all <file> | --exclude-tag-under <file> | --exclude-vcs | --exclude-vcs-ignores | --no-null | --no-recursion | --no-unquote | --no-verbatim-files-from | ' +
    '--null | --recursion | --unquote | --verbatim-files-from | --anchored | --ignore-case | --no-anchored | --no-ignore-case | --no-wildcards | --no-wildcards-match-slash | ' +
    '--wildcards | --wildcards-match-slash | --keep-directory-symlink | --keep-newer-files | -k, --keep-old-files | --no-overwrite-dir | --one-top-level [dir] | --overwrite | ' +
    '--overwrite-dir | --recursive-unlink | --skip-old-files | -U, --unlink-first | -W, --verify | --ignore-command-error | --no-ignore-command-error | -O, --to-stdout | ' +
    '--atime-preserve [method] | --clamp-mtime | --delay-directory-restore | --group <name> | --mode <mode> | --mtime <date> | -m, --touch | --no-delay-directory-restore | ' +
    '--no-same-owner | --no-same-permissions | --numeric-owner | --owner <name> | -p, --preserve-permissions, --same-permissions | --same-owner | --sort <order> | ' +
    '-s, --preserve-order, --same-order | --acls | --no-acls | --no-selinux | --no-xattrs | --selinux | --xattrs | --xattrs-exclude <mask> | --xattrs-include <mask> | --force-local | ' +
    '-L, --tape-length <n> | -M, --multi-volume | -b, --blocking-factor <n> | -B, --read-full-records | -i, --ignore-zeros | --record-size <n> | -H, --format <format> | ' +
    '--old-archive, --portability | --pax-option <keywords> | --posix | -V, --label <text> | -a, --auto-compress | -j, --bzip2 | -J, --xz | --lzip | --lzma | --lzop | --no-auto-compress | ' +
    '--zstd | --lz4 | -z, --gzip, --gunzip, --ungzip | -Z, --compress, --uncompress | --backup [control] | --hard-dereference | -h, --dereference | -K, --starting-file <member> | --newer-mtime <date> | ' +
    '-N, --newer, --after-date <date> | --one-file-system | --suffix <text> | --strip-components <n> | --transform, --xform <expression> | --checkpoint [n] | --full-time | -l, --check-links | ' +
    '--no-quote-chars <chars> | --quote-chars <chars> | --quoting-style <style> | -R, --block-number | --show-defaults | --show-omitted-dirs | --show-snapshot-field-ranges | ' +
    '--show-transformed-names, --show-stored-names | --totals [signal] | --utc | -v, --verbose | --warning <keyword> | -w, --interactive, --confirmation | -o | -?, --help | ' +
    '--restrict | --usage | --version | --no-mac-metadata | --disable-copyfile | --no-fflags | --include <glob>',
  operands: { '<name...>': nothing },
  always: given => tarSteps(given, { deletes: true }),
  outputs: printedMembers,
  examples: {
    'tar tzf a.tgz': ['read a.tgz'],
    'tar --list --file=a.tar': ['read a.tar'],
    'tar czf out.tgz src docs': ['write out.tgz', 'read src (recursive)', 'read docs (recursive)'],
    'tar -czf - src': ['read src (recursive)'],
    'tar -cf out.tar -C dist .': ['write out.tar', 'read dist (recursive)'],
    'tar -rf out.tar a.txt': ['append out.tar', 'read a.txt (recursive)'],
    'tar xzf a.tgz': ['read a.tgz', 'write . (recursive)'],
    'tar -xzf a.tgz -C lib --strip-components=1': ['read a.tgz', 'write lib (recursive)'],
    'tar xf a.tar src/a.ts docs': ['read a.tar', 'write src/a.ts (recursive)', 'write docs (recursive)'],
    'tar xf a.tar .envrc -C lib': ['read a.tar', 'write lib/.envrc (recursive)', 'write .envrc (recursive)'],
    'tar xf a.tar --wildcards "*.md"': ['read a.tar', 'write . (recursive)'],
    'tar xf a.tar src/../.envrc': ['read a.tar', 'write . (recursive)'],
    'tar xf a.tar --strip-components 1 a/b': ['read a.tar', 'write . (recursive)'],
    'tar xPf a.tar': ['read a.tar', 'write . (recursive)', "write ?'absolute names in the archive'"],
    'tar xOf a.tar b.txt': ['read a.tar'],
    'tar xOf a.tar ./.env': ['read a.tar', 'reveal ./.env'],
    'tar xf a.tar --to-command="cat > b.txt"': ['write b.txt', 'read a.tar'],
    'tar cf out.tar --checkpoint=1 --checkpoint-action=exec="cat k.txt" src': ['read k.txt', 'write out.tar', 'read src (recursive)'],
    'tar cf out.tar --checkpoint=1 --checkpoint-action=dot src': ['write out.tar', 'read src (recursive)'],
    'tar xf a.tar -I "cat k.txt"': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.tar', 'write . (recursive)'],
    'tar cf out.tar -M -F "cat k.txt" src': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'write out.tar', 'read src (recursive)'],
    'tar cf dev@a.example:out.tar --rsh-command="cat k.txt" --rmt-command="cat r.txt" src': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', "interpret 'cat r.txt' as sh (literal)", 'read r.txt', 'connect dev@a.example:out.tar (sends)', 'read src (recursive)'],
    'tar cf out.tar -X skip.txt --exclude-ignore=.skip --add-file=b.txt src': ['read skip.txt', 'read b.txt', 'write out.tar', 'read src (recursive)'],
    'tar cf out.tar --owner-map=map.txt -g snap.dat --index-file=log.txt --volno-file=n.txt src': [
      'read map.txt', 'read snap.dat', 'write snap.dat', 'write log.txt', 'read n.txt', 'write n.txt', 'write out.tar', 'read src (recursive)',
    ],
    'tar cf out.tar --remove-files old': ['write out.tar', 'read old (recursive)', 'delete old (recursive)'],
    'tar cf out.tar --null -T list.txt': ['write out.tar', 'read list.txt', "read ?'names in list.txt'"],
    'printf "a.txt\\nb.txt\\n" | tar cf out.tar -T -': ['write out.tar', 'read a.txt', 'read b.txt'],
    'tar --delete -f out.tar a.txt': ['read out.tar', 'write out.tar'],
    'tar -df out.tar': ['read out.tar', 'read . (recursive)'],
    'tar xzOf a.tgz i.sh | sh': ['read a.tgz', 'interpret ?tar as sh from file a.tgz, decoder tar'],
    'tar --version': [],
  },
})
