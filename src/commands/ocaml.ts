// ocaml: runs OCaml; its compilers under their names. Source: ocaml -help, ocamlfind ocamlopt -help, OCaml 5.
import { command } from './define.ts'
import { runsStdin, runsText, script } from './lib/interpreter.ts'
import { executes, nothing, reads, writes } from './roles.ts'

const compiles = (name: string): boolean => /^ocaml(?:c|opt|dep|doc|lex|yacc)/.test(name)

export default command('ocaml', {
  aliases: ['utop', 'rtop', 'ocamlc', 'ocamlopt', 'ocamlc.opt', 'ocamlopt.opt', 'ocamldep', 'ocamllex', 'ocamlyacc', 'sml', 'poly', 'fstar'],
  style: 'posix',
  options: { '-e <text>': runsText('ocaml'), '-init, -pp, -ppx, -cc, -require, -plugin <what>': executes, '-o, -dump-into-file <file>': writes },
  harmless:
    '-help, --help | -version, --version | -vnum | -v | -I <folder> | -open <name> | -w <list> | -warn-error <list> | -g | -c | -a | -i | -noprompt | ' +
    '-nolabels | -nostdlib | -noinit | -stdin | -safe-string | -strict-sequence | -short-paths | -principal | -rectypes | -unsafe | -thread | -linkall | ' +
    '-package <name> | -linkpkg | -ccopt <flag> | -cclib <flag> | -where | -config | -O3 | -O2 | -inline <n> | -color <when> | -S | -annot | -bin-annot | ' +
    '-absname | -intf <file> | -impl <file>',
  always: given =>
    given.operands.length || compiles(given.called) || ['-help', '-version', '-vnum', '-e', '-where', '-config', '-v'].some(option => given(option))
      ? []
      : runsStdin(given, 'ocaml'),
  operands: {
    '<file>': (words, given) => (compiles(given.called) ? reads(words, given) : script('ocaml', ['-e'])(words, given)),
    '<arg...>': (words, given) => (compiles(given.called) ? reads(words, given) : nothing(words, given)),
  },
  examples: {
    'ocaml -version': [],
    'ocaml a.ml x': ['interpret a.ml as ocaml (file)'],
    "ocaml -e 'print_int 1'": ["interpret 'print_int 1' as ocaml (literal)"],
    'ocaml -init i.ml': ['execute i.ml', 'interpret ?stdin as ocaml'],
    'ocamlopt -o app a.ml': ['write app', 'read a.ml'],
  },
})
