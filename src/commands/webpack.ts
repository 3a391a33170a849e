// webpack: bundles JavaScript. Source: webpack-cli 6 --help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'webpack',
  tools({
    aliases: ['webpack-cli', 'webpack-dev-server', 'rspack'],
    ...tool({
      writes: '-o, --output-path <folder>',
      loads: '-c, --config, -e, --extends <file>',
      serves: '--host <address>',
      harmless:
        '-m | -w | -d <tool> | -t <target> | -j, --json [file] | --progress [how] | --stats [how] | --open [what] | --https | --hot [what] | ' +
        `${flags('merge analyze fail-on-warnings disable-interpret watch watch-options-stdin color devtool live-reload compress', 'config-name env config-node-env node-env entry mode name target port static')}`,
    }),
    examples: {
      'webpack --version': [],
      'webpack --mode production': ['execute .'],
      'webpack -o out -c w.js': ['write out', 'execute w.js', 'execute .'],
      'webpack serve --host 0.0.0.0': ['connect 0.0.0.0 (listens)', 'execute .'],
    },
  }),
)
