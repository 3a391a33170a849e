// git-crypt: encrypted files in a git repository. Source: git-crypt(1), git-crypt 0.7.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { change, changes } from './git/where.ts'
import { nothing, reads, writes } from './roles.ts'

const KEY = '-k, --key-name <name>'

export default command('git-crypt', {
  harmless: '--help | --version',
  subcommands: {
    'status': { harmless: '-e | -u | -f, --fix | -r | -z | -a', operands: { '<path...>': nothing }, always: given => (given('--fix') ? changes() : []) },
    'help | version | ls-gpg-users': { operands: { '<command>': nothing } },
    'init | keygen': { harmless: KEY, operands: { '<file>': writes }, always: changes },
    'add-gpg-user': { harmless: `${KEY} | -n, --no-commit | --trusted`, operands: { '<user...>': nothing }, always: changes },
    // Decrypts the protected files of the work tree.
    'unlock': { harmless: KEY, operands: { '<key file...>': reads }, always: () => [{ kind: 'reveal', target: literal('encrypted files') }, change] },
    'lock': { harmless: `${KEY} | -a, --all | -f, --force`, always: given => [given('--force') ? { kind: 'discard', target: literal('.') } : change] },
    'export-key': { harmless: KEY, operands: { '<file>': (words, given) => [{ kind: 'reveal', target: literal('git-crypt key') }, ...writes(words, given)] } },
    'clean | smudge | diff': { style: 'none', operands: { '<arg...>': nothing } },
  },
  examples: {
    'git-crypt status': [],
    'git-crypt status -f': ['write .'],
    'git crypt unlock ../key': ["reveal 'encrypted files'", 'write .', 'read ../key'],
    'git-crypt lock': ['write .'],
    'git-crypt lock --force': ['discard .'],
    'git-crypt export-key ../key': ["reveal 'git-crypt key'", 'write ../key'],
    'git-crypt init': ['write .'],
  },
})
