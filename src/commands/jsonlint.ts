// jsonlint: checks JSON. Source: jsonlint --help of npm 1.6 (zaach) and of python demjson 2.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('jsonlint', {
  aliases: ['jsonlint-php', 'jsonlint-py'],
  options: { '-i, --in-place': (_, given) => writes(given.operands, given), '-V, --validate <schema>': reads, '-o, --output <file>': writes },
  harmless:
    '--sort <v> | --input-encoding <v> | --output-encoding <v> | -W, --tolerant | --format-compactly | --keep-format, --no-keep-format | --html-safe | --recursion-limit <v> | -v, --version, --verbose | -s, --sort-keys, --strict, --stats | -t, --indent <text> | -c, --compact | -e, --environment, --encoding <name> | -q, --quiet | -p, --pretty-print | -f, --format | -F, --forgive | -S, --nonstrict | --help, -h | --warn <rule> | --allow <rule> | --forbid <rule> | -R, --read-only | --copyright',
  operands: { '<file...>': reads },
  examples: { 'jsonlint -q a.json': ['read a.json'], 'jsonlint -i a.json': ['write a.json', 'read a.json'], 'jsonlint -V s.json a.json': ['read s.json', 'read a.json'], 'jsonlint --output b.json a.json': ['write b.json', 'read a.json'] },
})
