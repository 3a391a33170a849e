// tldr: shows short help pages. Source: tldr(1) of the Python, Node, Rust (tealdeer) and Haskell clients; cheat(1) 4.4; navi.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('tldr', {
  aliases: ['tealdeer', 'tlrc', 'cheat', 'eg'],
  options: { '-f, --render <file>': reads, '-u, --update, --update_cache': () => [{ kind: 'connect', target: literal('https://tldr.sh') }], '--seed-config': () => [{ kind: 'configure', target: literal('tldr') }], '--edit <sheet>': () => [{ kind: 'configure', target: literal('cheat sheets') }] },
  harmless:
    '-v, --version | -V | -h, --help | -p, --platform <name> | -o, --os, --linux, --osx, --sunos <name> | -L, --language <name> | -l, --list | -a, --about, --list-all | -k, --clear-cache | -c, --color <when> | --no-color | -q, --quiet | -r, --random, --raw, --regex | -s, --search <text> | -m, --markdown | ' +
    '--show-paths | --config-path | --auto-update-interval <n> | -t, --tag, --theme <name> | -d, --directories | --all | -i, --info | --compact | --no-auto-update | --pager | --gen-completion <shell> | --print-completion <shell>',
  operands: { '<word...>': nothing },
  examples: {
    'tldr git checkout': [],
    'tldr --seed-config': ['configure tldr'],
    'tldr --update': ['connect https://tldr.sh'],
    'tldr --render a.md': ['read a.md'],
    'cheat --edit tar': ["configure 'cheat sheets'"],
  },
})
