// bat: prints files in colours. Source: bat --help 0.24.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { selection } from './lib/selection.ts'
import { hooks, reads } from './roles.ts'

const HARMLESS =
  '-A, --show-all | --nonprintable-notation <notation> | --binary <behavior> | -p, -pp, --plain | -l, --language <name> | -H, --highlight-line <lines> | --file-name <name> | -d, --diff | --diff-context <n> | --tabs <n> | --wrap <mode> | ' +
  '-S, --chop-long-lines | --terminal-width <n> | -n, --number | --color <when> | --italic-text <when> | --decorations <when> | -f, --force-colorization | --paging <when> | -P, --no-paging | -m, --map-syntax <map> | --ignored-suffix <suffix> | ' +
  '--theme <name> | --theme-light <name> | --theme-dark <name> | --list-themes | -s, --squeeze-blank | --squeeze-limit <n> | --strip-ansi <when> | --style <parts> | -r, --line-range <lines> | -L, --list-languages | -u, --unbuffered | ' +
  '--completion <shell> | --diagnostic, --diagnostics | --acknowledgements | --set-terminal-title | --no-config | --no-custom-assets | --no-lessopen | --lessopen | --cache-dir | --config-dir | --config-file | -h, --help | -V, --version | ' +
  '-b, --build | -c, --clear | --source <dir> | --target <dir> | --blank'

export default command('bat', {
  aliases: ['batcat', 'ccat', 'vimcat'],
  options: { '--pager <command>': hooks, '--generate-config-file': () => [{ kind: 'configure', target: literal('bat') }] },
  harmless: HARMLESS,
  operands: { '<path...>': (words, given) => (words[0]?.values?.[0] === 'cache' && (given('-b') || given('-c')) ? [{ kind: 'write', target: given.value('--target') ?? literal('~/.cache/bat'), recursive: true }, ...reads(given.values('--source'), given)] : reads(words, given)) },
  outputs: given => (given.operands.length || given('-A') || given('-f') || given('--decorations') ? undefined : selection(given.stdin)),
  examples: {
    'bat -n a.ts b.ts': ['read a.ts', 'read b.ts'],
    'bat --pager "cat k.txt" a.ts': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.ts'],
    'bat cache --build --source x --target y': ['write y (recursive)', 'read x'],
    'bat --generate-config-file': ['configure bat'],
  },
})
