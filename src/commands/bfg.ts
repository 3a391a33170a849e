// bfg: strips large files and passwords from a git history. Source: bfg --help, BFG Repo-Cleaner 1.14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('bfg', {
  style: 'long',
  options: { '-rt, --replace-text <file>': reads, '-bi, --strip-blobs-with-ids <file>': reads },
  harmless: `-b, --strip-blobs-bigger-than <size> | -B, --strip-biggest-blobs <n> | -D, --delete-files <pattern> | --delete-folders <pattern>
    | --convert-to-git-lfs <pattern> | -fi, --filter-content-including <pattern> | -fe, --filter-content-excluding <pattern>
    | -fs, --filter-content-size-threshold <size> | -p, --protect-blobs-from <refs> | --no-blob-protection | --private
    | --massive-non-file-objects-sized-up-to <size> | --help | --version`,
  operands: { '<repository>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'discard', target: given.operands[0] ?? literal('.') }]),
  examples: {
    'bfg --version': [],
    'bfg --strip-blobs-bigger-than 50M app.git': ['discard app.git'],
    'bfg -D id_rsa --replace-text words.txt -bi ids.txt': ['read words.txt', 'read ids.txt', 'discard .'],
  },
})
