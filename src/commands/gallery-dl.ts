// gallery-dl, spotdl and others: fetch pictures and sound. Source: gallery-dl --help 1.27, you-get --help 0.4, spotdl --help 4.2.
import { literal, unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { asUrl } from './lib/web.ts'
import { all, connects, nothing, reads, unknowns, writes } from './roles.ts'

const LOOKS = ['-s', '-j', '-J', '-g', '-K', '-h', '--version', '--list-modules', '--list-extractors', '--no-download']
const downloads = (given: Given): readonly Step[] =>
  LOOKS.some(option => given(option)) || !(given.operands.length || given('-i')) ? [] : [{ kind: 'write', target: given.value('-D') ?? given.value('-d') ?? literal('.') }]

export default command('gallery-dl', {
  aliases: ['you-get', 'lux', 'spotdl', 'svtplay-dl'],
  options: {
    '-i, --input-file, -I, --input-file-comment, -x, --input-file-delete <file>': (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))],
    '-D, --directory <dir>': nothing,
    '-d, --destination <dir>': nothing,
    '-o, --option, --output <value>': nothing,
    '-c, --config, --config-yaml, --config-toml <file>': all(reads, unknowns('options come from a file')),
    '-C, --cookies <file>': reads,
    '--cookies-export, --write-log, --write-unsupported, --download-archive, -e, --error-file <file>': writes,
    '--cookies-from-browser <name>': words => words.map(target => ({ kind: 'reveal', target })),
    '--exec, --exec-after <command>': words => words.map(script => ({ script })),
    '--proxy <url>': connects,
  },
  harmless:
    '-h, --help | --version | -f, --filename <text> | -X, --extractors <path> | --user-agent <text> | --clear-cache <module> | -q, --quiet | -w, --warning | -v, --verbose | -g, --get-urls | -G, --resolve-urls | -j, --dump-json | -J, --resolve-json | -s, --simulate | -K, --list-keywords | -E, --extractor-info | ' +
    '-l, --list-modules | --list-extractors | -N, --print <text> | -r, --limit-rate <rate> | -R, --retries <n> | -a | --http-timeout <n> | --sleep <n> | --sleep-request <n> | --no-part | --no-skip | --no-mtime | --no-download | --no-postprocessors | --no-check-certificate | --no-colors | --config-ignore | --ignore-config | -u, --username <name> | -p, --password <text> | -n, --netrc | ' +
    '-A, --abort <n> | -T, --terminate <n> | --range <list> | --chapter-range <list> | --filter <text> | --chapter-filter <text> | --zip | --cbz | --mtime <name> | --rename <text> | --rename-to <text> | --ugoira <format> | --write-metadata | --write-info-json | --write-tags',
  operands: { '<url...>': words => words.map(asUrl).map((target): Step => ({ kind: 'connect', target })) },
  always: downloads,
  examples: {
    'gallery-dl -D pics https://a.dev/g': ['write pics', 'connect https://a.dev/g'],
    'gallery-dl -d pics -i list -C c.txt --proxy http://p.dev': ['read list', 'connect ?list', 'read c.txt', 'connect http://p.dev', 'write pics'],
    'gallery-dl -o skip=false -c c.json --cookies-from-browser firefox -g https://a.dev/g': ['read c.json', 'unknown c.json (options come from a file)', 'reveal firefox', 'connect https://a.dev/g'],
    "gallery-dl --exec 'cat k.txt' --write-log l.txt -s https://a.dev/g": ['read k.txt', 'write l.txt', 'connect https://a.dev/g'],
    'gallery-dl --version': [],
  },
})
