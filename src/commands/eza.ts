// eza, exa, lsd: list names. Source: eza(1) 0.18; exa(1) 0.10; lsd(1) 1.0.
import { command } from './define.ts'
import { orHere } from './lib/files.ts'
import { lists } from './roles.ts'

export default command('eza', {
  aliases: ['exa', 'lsd'],
  harmless:
    '--no-icons | -?, --help | -v, --version, --versionsort | -1, --oneline | -l, --long | -G, --grid, --group-dirs-first, --gitsort | -x, --across | ' +
    '-R, --recurse, --recursive | -T, --tree | -X, --dereference, --extensionsort | -F, --classify [when] | --color, --colour [when] | ' +
    '--color-scale, --colour-scale [field] | --color-scale-mode, --colour-scale-mode [mode] | --icons [when] | --icon [when] | --icon-theme <theme> | ' +
    '--no-quotes | --hyperlink [when] | --absolute [mode] | -w, --width <columns> | -a, --all | -A, --almost-all | -d, --list-dirs, --directory-only | ' +
    '-L, --level <depth> | --depth <depth> | -r, --reverse | -s, --sort <field> | --group-directories-first | --group-directories-last | ' +
    '--group-dirs <mode> | -D, --only-dirs | -f, --only-files | -I, --ignore-glob <pattern> | --git-ignore | -b, --binary | -B, --bytes | -g, --group | ' +
    '--smart-group | -h, --header, --human-readable | -H, --links | -i, --inode | -m, --modified | -M, --mounts | -n, --numeric | -O, --flags | ' +
    '-S, --blocksize, --sizesort | -t, --time, --timesort <field> | -u, --accessed | -U, --created | --changed | --time-style <format> | --total-size | ' +
    '--no-permissions | -o, --octal-permissions | --no-filesize | --no-user | --no-time | --git | --no-git | --git-repos | --git-repos-no-status | ' +
    '-@, --extended | -Z, --context | --stdin | --date <format> | --size <mode> | --total | --blocks <list> | --permission <mode> | --classic | ' +
    '--header | --no-symlink | --config-file <file> | --ignore-config | --truncate-owner-after <count> | -N, --literal',
  operands: { '<path...>': lists },
  always: given => (given('--help') || given('-v') ? [] : orHere('list', given('-R') || given('-T'))(given)),
  examples: { 'eza -la --git src': ['list src'], 'exa -T -L 2': ['list . (recursive)'] },
})
