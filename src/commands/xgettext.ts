// xgettext: collects messages from source files. Source: xgettext(1), msginit(1), gettext 0.21.
import { literal, map, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { reads, under, writes } from './roles.ts'

export default command('xgettext', {
  options: {
    '-f, --files-from <file>': words => words.flatMap(list => [{ kind: 'read', target: list }, { kind: 'read', target: unresolved(`names in ${list.text}`, [{ kind: 'file', what: list.text }]) }]),
    '-x, --exclude-file <file>': reads,
    '--its <file>': reads,
    '-o, --output <file>': writes,
  },
  harmless:
    '-D, --directory <dir> | -d, --default-domain <name> | -p, --output-dir <dir> | -L, --language <name> | -C, --c++ | --from-code <name> | -j, --join-existing | -c, --add-comments [tag] | --check <name> | --sentence-end <type> | -a, --extract-all | -k, --keyword [word] | --flag <flag> | ' +
    '-T, --trigraphs | --qt | --kde | --boost | --debug | --color [when] | --style <file> | -e, --no-escape | -E, --escape | --force-po | -i, --indent | --no-location | -n, --add-location [kind] | --strict | --properties-output | --stringtable-output | --itstool | -w, --width <n> | --no-wrap | ' +
    '-s, --sort-output | -F, --sort-by-file | --omit-header | --copyright-holder <text> | --foreign-user | --package-name <name> | --package-version <version> | --msgid-bugs-address <address> | -m, --msgstr-prefix [text] | -M, --msgstr-suffix [text] | -h, --help | -V, --version | -v, --verbose | --tag <tag>',
  operands: { '<file...>': reads },
  always: given => {
    if (given('-o') || given('-h') || given('-V')) return []
    const name = map(given.value('-d') ?? literal('messages'), value => `${value}.po`)
    const dir = given.value('-p')
    return writes([dir && name.values ? under(dir, name.values[0] ?? '') : name], given)
  },
  examples: {
    'xgettext -o a.pot a.c b.c': ['write a.pot', 'read a.c', 'read b.c'],
    'xgettext -k_ -p po -d app a.c': ['write po/app.po', 'read a.c'],
    'xgettext -f list.txt -x old.po --its=rules.its -o -': ['read list.txt', "read ?'names in list.txt'", 'read old.po', 'read rules.its'],
  },
})
