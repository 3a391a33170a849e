// sass, sassc: compile style sheets. Source: sass --help 1.80 to 1.93, sassc --help 3.6.
import { exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing, reads, writes } from './roles.ts'

/** `in.scss:out.css`, or the input and then the output. */
const sheets: Role = (words, given) =>
  words.flatMap((word, i) => {
    const [from, to] = exact(word)?.split(':') ?? []
    if (from && to) return [...reads([literal(from)], given), ...writes([literal(to)], given)]
    return i === 1 ? writes([word], given) : reads([word], given)
  })

export default command(
  'sass',
  quiet(['--help', '--version'], {
    aliases: ['sassc'],
    options: {
      '-p, --pkg-importer <kind>': nothing,
      '-P, --plugin-path <path>': executes,
    },
    harmless:
      '--stdin, --no-stdin | --indented, --no-indented | -I, --load-path <folder> | -s, --style, -t <style> | --charset, --no-charset | --error-css, --no-error-css | --update | --source-map, --no-source-map | --source-map-urls <how> | --embed-sources, --no-embed-sources | ' +
      '--embed-source-map, --no-embed-source-map | -w, --watch | --poll, --no-poll | --stop-on-error, --no-stop-on-error | -i, --interactive | -c, --color, --no-color | --unicode, --no-unicode | -q, --quiet, --no-quiet | --quiet-deps, --no-quiet-deps | ' +
      '--verbose, --no-verbose | --fatal-deprecation <ids> | --silence-deprecation <ids> | --future-deprecation <ids> | --trace, --no-trace | -l, --line-numbers | -m, --sourcemap [how] | -M, --omit-map-comment | --precision <n> | -a, --sass | -h, --help | -v, --version',
    operands: { '<path...>': sheets },
    examples: {
      'sass --version': [],
      'sass -c a.scss a.css': ['read a.scss', 'write a.css'],
      'sass src/a.scss:out/a.css': ['read src/a.scss', 'write out/a.css'],
      'sass --pkg-importer=node -w a.scss:a.css': ['read a.scss', 'write a.css'],
      'sassc -P plugins a.scss': ['execute plugins', 'read a.scss'],
    },
  }),
)
