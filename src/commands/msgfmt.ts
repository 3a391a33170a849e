// msgfmt: turns message catalogues into their binary form. Source: msgfmt(1), gettext 0.21.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('msgfmt', {
  options: { '-o, --output-file <file>': writes, '--template <file>': reads, '-d <dir>': words => words.map(target => ({ kind: 'write', target, recursive: true })), '-j, --java, --java2, --csharp, --csharp-resources, --tcl': nothing },
  harmless:
    '-D, --directory <dir> | --qt | --desktop | --xml | --strict | -r, --resource <name> | -l, --locale <name> | --source | -k, --keyword [word] | -L, --language <name> | -P, --properties-input | --stringtable-input | -c, --check | --check-format | --check-header | --check-domain | ' +
    '-C, --check-compatibility | --check-accelerators [char] | -f, --use-fuzzy | -a, --alignment <n> | --endianness <order> | --no-hash | --no-convert | --no-redundancy | -h, --help | -V, --version | --statistics | -v, --verbose',
  operands: { '<file...>': reads },
  always: given => (given('-o') || given('-d') || given('-h') || given('-V') ? [] : writes([literal('messages.mo')], given)),
  examples: {
    'msgfmt -c -o a.mo a.po': ['write a.mo', 'read a.po'],
    'msgfmt a.po': ['write messages.mo', 'read a.po'],
    'msgfmt --template t.desktop.in --desktop -d out a.po': ['read t.desktop.in', 'write out (recursive)', 'read a.po'],
    'msgfmt --java -d out a.po': ['write out (recursive)', 'read a.po'],
  },
})
