// bsdtar: keeps files in archives, on BSD and macOS. Source: bsdtar(1) of libarchive 3.7.
import { command } from './define.ts'
import { printedMembers, tarSteps } from './lib/archive.ts'
import { hooks, nothing, reads } from './roles.ts'

export default command('bsdtar', {
  style: 'tar',
  options: {
    '--use-compress-program <command>': hooks,
    '-X, --exclude-from <file>': reads,
    '-P, --absolute-paths': nothing,
    '-T, -I, --files-from <file>': nothing,
    '-f, --file <archive>': nothing,
    '-C, --cd, --directory <dir>': nothing,
  },
  harmless:
    '-c, --create | -x, --extract | -t, --list | -r, --append | -u, --update | -a, --auto-compress | --acls | -B, --read-full-blocks | -b, --block-size <n> | --chroot | --clear-nochange-fflags | ' +
    '--exclude <glob> | --exclude-vcs | --fflags | --format <format> | --gid <id> | --gname <name> | -H | -h | --help | --hfsCompression | --ignore-zeros | --include <glob> | ' +
    '-J, --xz | -j, --bzip, --bzip2, --bunzip2 | -k, --keep-old-files | --keep-newer-files | -L, --dereference | -l, --check-links | --lrzip | --lz4 | --zstd | --lzma | --lzop | --lzip | ' +
    '--grzip | --uuencode | --b64encode | -m, --modification-time | --mac-metadata | -n, --norecurse, --no-recursion | --newer, --after-date <date> | --newer-mtime <date> | --newer-than <file> | --newer-mtime-than <file> | ' +
    '--nodump | --nopreserveHFSCompression | --null | --no-acls | --no-fflags | --no-mac-metadata | --no-read-sparse | --no-safe-writes | --no-same-owner | --no-same-permissions | ' +
    '--no-xattrs | --numeric-owner | -O, --to-stdout | -o | --older <date> | --older-mtime <date> | --older-than <file> | --older-mtime-than <file> | --one-file-system | --options <options> | ' +
    '-p, --insecure, --preserve-permissions | --passphrase <text> | --posix | -q, --fast-read | --read-sparse | -S | -s <pattern> | --safe-writes | --same-owner | --strip-components <n> | ' +
    '--totals | -U, --unlink, --unlink-first | --uid <id> | --uname <name> | -v, --verbose | --version | -w, --confirmation, --interactive | --xattrs | -y | -Z, --compress, --uncompress | ' +
    '-z, --gunzip, --gzip | -W <option> | --mtime <date> | --clamp-mtime | --disable-copyfile | --owner <name> | --group <name>',
  operands: { '<name...>': nothing },
  always: given => tarSteps(given),
  outputs: printedMembers,
  examples: {
    'bsdtar -tf a.zip': ['read a.zip'],
    'bsdtar -xOf a.zip i.sh | sh': ['read a.zip', 'interpret ?bsdtar as sh from file a.zip, decoder bsdtar'],
    'bsdtar -xf a.zip -C out': ['read a.zip', 'write out (recursive)'],
    'bsdtar -cLf out.tar @a.tar src': ['write out.tar', 'read src (recursive)', 'read a.tar'],
    'bsdtar -xPf a.tar': ['read a.tar', 'write . (recursive)', "write ?'absolute names in the archive'"],
    'bsdtar -cf out.tar -X skip.txt --null -I list.txt': ['read skip.txt', 'write out.tar', 'read list.txt', "read ?'names in list.txt'"],
    'bsdtar -cf out.tar --use-compress-program "cat k.txt" src': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'write out.tar', 'read src (recursive)'],
  },
})
