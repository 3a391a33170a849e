// postcss, tailwindcss, lessc, terser and others: make style sheets and scripts of others. Source: their --help. Plug-ins are programs.
import { exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { executes, reads, writes } from './roles.ts'

/** `in.scss:out.css`, or the input and then the output. */
const sheets: Role = (words, given) =>
  words.flatMap((word, i) => {
    const [from, to] = exact(word)?.split(':') ?? []
    if (from && to)
      return [
        { kind: 'read' as const, target: literal(from) },
        { kind: 'write' as const, target: literal(to) },
      ]
    return i === 1 && given.called !== 'postcss' && given.called !== 'tailwindcss' ? writes([word], given) : reads([word], given)
  })

export default command(
  'postcss',
  quiet(['--help', '--version'], {
    aliases: [
      'tailwindcss',
      'lessc',
      'stylus',
      'lightningcss',
      'unocss',
      'cssnano',
      'cleancss',
      'terser',
      'uglifyjs',
      'html-minifier',
      'html-minifier-terser',
      'csso',
      'purgecss',
    ],
    options: {
      '-o, --output, --output-file, --dir, -d, --out <path>': writes,
      '-i, --input <file>': reads,
      '-c, --config, -u, --use, --plugin, -p, --parser, --syntax, --stringifier, --postcss, --config-file, --importer, --pkg-importer <what>': executes,
    },
    harmless:
      '--no-embed-source-map | --no-quiet | --no-quiet-deps | --no-verbose | --future-deprecation | --no-poll | --no-unicode | --no-trace | --no-stdin | --no-indented | --no-embed-sources | --no-stop-on-error | -h, --help | --version, -V, -v | -I, --load-path, --include-path <folder> | -s, --style <how> | --no-charset, --charset | ' +
      '--error-css, --no-error-css | --update | --no-source-map, --source-map, --sourceMap [how] | --source-map-urls <how> | --embed-sources | ' +
      '--embed-source-map | -w, --watch [how] | --poll | --stop-on-error | --color, --no-color | --unicode | -q, --quiet | --quiet-deps | ' +
      '--silence-deprecation <ids> | --fatal-deprecation <ids> | --trace | --stdin | --indented | -m, --minify, --map, --mangle | --optimize | ' +
      '--content <globs> | --cwd <folder> | -r, --replace | -b, --base <folder> | --ext <ext> | --env <name> | --verbose | --no-map | --js | --strict-math | ' +
      '--math <how> | --rewrite-urls <how> | -x, --compress [how] | -e | --toplevel | --comments [how] | --ecma <n> | --module | --targets <what> | ' +
      '--bundle | --collapse-whitespace | --remove-comments | --minify-css [yes] | --minify-js [yes] | -O <level> | -f <how>',
    always: given => (/^(?:tailwindcss|postcss|unocss)$/.test(given.called) ? [executesHere] : []),
    operands: { '<path...>': sheets },
    examples: {
      'lessc --version': [],
      'lessc a.less a.css': ['read a.less', 'write a.css'],
      'tailwindcss -i a.css -o b.css --minify': ['read a.css', 'write b.css', 'execute .'],
      'postcss a.css --use autoprefixer -o b.css': ['execute autoprefixer', 'write b.css', 'execute .', 'read a.css'],
    },
  }),
)
