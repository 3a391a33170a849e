// du: shows how much space folders take. Source: du(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { command } from './define.ts'
import { filesListed, orHere } from './lib/files.ts'
import { listsTree, reads } from './roles.ts'

export default command('du', {
  aliases: ['gdu'],
  options: { '--files0-from <list>': filesListed('list'), '-X, --exclude-from <file>': reads },
  harmless:
    '-0, --null | -a, --all | -A, --apparent-size | -B, --block-size <size> | -b, --bytes | -c, --total | -D, --dereference-args | ' +
    '-d, --max-depth <depth> | -g | -H | -h, --human-readable | -I <mask> | --inodes | -k | -L, --dereference | -l, --count-links | -m | -n | ' +
    '-P, --no-dereference | -r | -S, --separate-dirs | --si | -s, --summarize | -t, --threshold <size> | --time [word] | --time-style <style> | ' +
    '--exclude <pattern> | -x, --one-file-system | --help | --version',
  operands: { '<path...>': listsTree },
  always: given => (given('--files0-from') ? [] : orHere('list', true)(given)),
  examples: {
    'du -sh .': ['list . (recursive)'],
    'du -h --max-depth=1': ['list . (recursive)'],
    'du -sh scripts/* | sort -h': ['list each of {scripts/*, scripts/hello.sh, scripts/wipe.sh} (recursive)'],
    'du -X skip.txt src': ['read skip.txt', 'list src (recursive)'],
    'du --files0-from=list.bin': ['read list.bin', "list ?'names in list.bin'"],
  },
})
