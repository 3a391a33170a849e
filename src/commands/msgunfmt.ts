// msgunfmt: turns compiled message catalogues back into text. Source: msgunfmt(1), gettext 0.21.
import { command } from './define.ts'
import { readsTree, reads, writes } from './roles.ts'

export default command('msgunfmt', {
  options: { '-d <folder>': readsTree, '-o, --output-file <file>': writes },
  harmless:
    '-j, --java | --csharp | --csharp-resources | --tcl | -r, --resource <name> | -l, --locale <name> | --color [when] | --style <file> | -e, --no-escape | -E, --escape | --force-po | -i, --indent | --strict | -p, --properties-output | ' +
    '--stringtable-output | -w, --width <n> | --no-wrap | -s, --sort-output | -h, --help | -V, --version | -v, --verbose',
  operands: { '<file...>': reads },
  examples: { 'msgunfmt -o a.po a.mo': ['write a.po', 'read a.mo'], 'msgunfmt --tcl -l de -d msgs': ['read msgs (recursive)'] },
})
