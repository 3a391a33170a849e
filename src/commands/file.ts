// file: says what kind of content files have. Source: file(1) 5.44; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { filesListed } from './lib/files.ts'
import { means, reads } from './roles.ts'

export default command('file', {
  options: {
    '-f, --files-from <list>': filesListed('read'),
    '-m, -M, --magic-file <file>': reads,
    '-C, --compile': means({ kind: 'write', target: literal('magic.mgc') }),
  },
  harmless:
    '-b, --brief | -c, --checking-printout | -d, --debug | -D | -e, --exclude <test> | --exclude-quiet <test> | -E | -F, --separator <text> | ' +
    '-i, --mime | -I | --apple | --extension | --mime-type | --mime-encoding | -k, --keep-going | -l, --list | -L, --dereference | ' +
    '-h, --no-dereference | -n, --no-buffer | -N, --no-pad | -0, --print0 | -p, --preserve-date | -P, --parameter <parameter> | -r, --raw | ' +
    '-s, --special-files | -S, --no-sandbox | -z, --uncompress | -Z, --uncompress-noreport | --help | -v, --version',
  operands: { '<file...>': reads },
  examples: {
    'file -b --mime-type a.png': ['read a.png'],
    'file -f list.txt -m magic': ['read list.txt', "read ?'names in list.txt'", 'read magic'],
    'file -C': ['write magic.mgc'],
  },
})
