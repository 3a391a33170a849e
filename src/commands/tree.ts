// tree: lists folders as a tree. Source: tree(1) 2.1; npm tree-cli.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { orHere } from './lib/files.ts'
import { listsTree, reads, writes } from './roles.ts'

export default command('tree', {
  options: {
    '-o <file>': writes,
    '--gitfile, --infofile, --hintro, --houtro <file>': reads,
    // With a depth it runs again in each folder where it stops.
    '-R': (_, given) => (given('-L') ? [{ kind: 'write', target: literal('00Tree.html') }] : []),
  },
  harmless:
    '-a | -A | -c | -C | -d | -D | -f | --filelimit <count> | -F | -g | -h | -H <url> | -i | -I <pattern> | --ignore-case | --inodes | --device | -J | ' +
    '-l | -L <depth> | --level <depth> | --matchdirs | --metafirst | -n | -N | --nolinks | --noreport | -p | -P <pattern> | --prune | -q | -Q | -r | ' +
    '-s | -S | --si | --du | --sort [type] | -t | -T <title> | --timefmt <format> | -u | -U | -v | -x | -X | --charset <set> | --dirsfirst | ' +
    '--filesfirst | --gitignore | --info | --fromfile | --fromtabfile | --fflinks | --opt-toggle | --hyperlink | --scheme <text> | --authority <text> | ' +
    '--compress <level> | --help | --version',
  operands: { '<folder...>': (words, given) => ((given('--fromfile') || given('--fromtabfile')) && exact(words[0]) !== '.' ? reads(words, given) : listsTree(words, given)) },
  always: given => (given('--fromfile') || given('--fromtabfile') ? [] : orHere('list', true)(given)),
  examples: {
    'tree --fromtabfile list.txt': ['read list.txt'],
    'tree -L 2 -I node_modules': ['list . (recursive)'],
    'tree -o out.txt src': ['write out.txt', 'list src (recursive)'],
    'tree --gitfile=skip --infofile notes --hintro a.html --houtro b.html src': ['read skip', 'read notes', 'read a.html', 'read b.html', 'list src (recursive)'],
    'tree -R -L 1 src': ['write 00Tree.html', 'list src (recursive)'],
    'tree --fromfile list.txt': ['read list.txt'],
  },
})
