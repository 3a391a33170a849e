// mkdocs: builds documentation; sphinx-build, typedoc, mdbook, hugo and their kin under their names. Source: their --help. Their settings and plug-ins are programs.
import { exact } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const serves: Role = words => words.map(target => ({ kind: 'connect', target, listens: true }))

export default command(
  'mkdocs',
  quiet(['--help', '--version'], {
    aliases: [
      'sphinx-build',
      'sphinx-autobuild',
      'sphinx-quickstart',
      'sphinx-apidoc',
      'pdoc',
      'pdoc3',
      'pydocmd',
      'zensical',
      'typedoc',
      'jsdoc',
      'documentation',
      'doxygen',
      'mdbook',
      'hugo',
      'zola',
      'antora',
      'asciidoctor',
      'yard',
      'rdoc',
      'ford',
      'breathe',
      'mike',
      'hexo',
      'slidev',
      'marp',
      'reveal-md',
    ],
    options: {
      '-d, --site-dir, --out, --output, -o, --output-dir, --output-directory, --destination, --dest-dir, --cacheDir <path>': writes,
      '-f, --config-file, -c, --config, --conf, --options, --plugin, -r, --require, --template, --template-dir <path>': executes,
      '-a, --dev-addr, --host, -n, --hostname, --bind, -H <address>': serves,
    },
    harmless:
      '-h, --help | -V, --version | -q, --quiet | -v, --verbose | -s, --strict | -t, --theme <name> | --clean, --dirty | ' +
      '--no-directory-urls, --use-directory-urls | --no-livereload | --watch [path] | -w | -b <name> | -E | -j <n> | -W | --keep-going | -D <pair> | ' +
      '-A <pair> | -T | -N | -p, --port <n> | --http [address] | --html | --pdf | --force | --skip-errors | --math | --search, --no-search | ' +
      '--docformat <name> | --entryPoints <path> | --tsconfig <file> | --json <file> | --readme <file> | --name <text> | --excludePrivate | ' +
      '--treatWarningsAsErrors | --minify | --gc | --buildDrafts | --buildFuture | --baseURL <url> | -e, --environment <name> | --open | --title <text> | ' +
      '--ignore <text> | ' +
      '-m, --message <text> | --remote-name <name> | --remote-branch <name> | --no-history | --ignore-version | --shell | -P | -u | -l | --logo <url> | ' +
      '--include-undocumented | --no-show-source | --update-aliases | --push | --backend <name> | --safe-mode <how> | --doctype <name> | --trace',
    always: given => {
      const verb = exact(given.operands[0]) ?? ''
      const publishes: readonly Step[] =
        /^(?:gh-deploy|deploy)$/.test(verb) || given('--push') ? [{ kind: 'publish', target: { text: 'origin', values: ['origin'] } }] : []
      return [executesHere, ...publishes]
    },
    operands: { '<arg...>': nothing },
    examples: {
      'mkdocs --version': [],
      'mkdocs build --strict -f m.yml -d out': ['execute m.yml', 'write out', 'execute .'],
      'mkdocs serve -a 0.0.0.0:8000': ['connect 0.0.0.0:8000 (listens)', 'execute .'],
      'mkdocs gh-deploy': ['execute .', 'publish origin'],
      'typedoc --out docs src/index.ts': ['write docs', 'execute .'],
    },
  }),
)
