// swc: compiles JavaScript; babel under its name. Source: swc-cli 0.8 and babel 7 --help.
import { command } from './define.ts'
import { tool, tools } from './lib/javascript-tools.ts'
import { executes, readsTree } from './roles.ts'

export default command(
  'swc',
  tools({
    aliases: ['swcx', 'spack', 'babel', 'babel-node'],
    ...tool({
      writes: '-o, --out-file, -d, --out-dir <path>',
      loads: '--config-file, --cli-config-file <file>',
      options: { '--presets, --plugins <names>': executes },
      harmless:
        '-f, --filename <name> | --env-name <name> | --no-swcrc | --delete-dir-on-start | --ignore <list> | --only <list> | -w, --watch | -q, --quiet | ' +
        '-s, --source-maps [how] | --source-map-target <file> | --source-file-name <name> | --source-root <name> | --out-file-extension <ext> | ' +
        '-D, --copy-files | --strip-leading-paths | --include-dotfiles | -C, --config <pair> | --sync | --workers <n> | --log-watch-compilation | ' +
        '-x, --extensions <list> | ' +
        '--root-mode <mode> | --source-type <type> | --no-babelrc | --no-highlight-code | --no-comments | --retain-lines | --compact [how] | --minified | ' +
        '--auxiliary-comment-before <text> | --auxiliary-comment-after <text> | --module-root <name> | -M, --module-ids | --module-id <name> | ' +
        '--keep-file-extension | --skip-initial-build | --relative | --no-copy-ignored | --verbose',
      operands: { '<path...>': readsTree },
    }),
    examples: {
      'swc --version': [],
      'swc src -d out --config-file s.json': ['write out', 'execute s.json', 'execute .', 'read src (recursive)'],
      'babel a.js -o b.js --presets env': ['write b.js', 'execute env', 'execute .', 'read a.js (recursive)'],
    },
  }),
)
