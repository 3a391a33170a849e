// mocha: runs tests; ava under its name. Source: mocha 11 --help, ava 6 --help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'mocha',
  tools({
    aliases: ['_mocha', 'ava', 'jasmine', 'tap', 'uvu', 'qunit', 'tape'],
    ...tool({
      loads: '-r, --require, --file, --config, --package, -R, --reporter, --loader, --import, --helper <module>',
      harmless: `-A | -b | -C | -i | -p | -S | -w | -f <text> | -g <pattern> | -j <n> | -n <option> | -O <pair> | -s <n> | -t <n> | -u <what> | -c [n] | -m <title> | -T <time> | --globals, --global <name> | --exclude <glob> | ${flags(
        'allow-uncaught async-only bail check-leaks color colors delay diff dry-run exit fail-hook-affected-tests pass-on-failing-test-suite fail-zero ' +
        'forbid-only forbid-pending full-trace inline-diffs invert list-interfaces list-reporters parallel posix-exit-codes recursive sort watch serial tap ' +
        'update-snapshots verbose fail-fast worker-threads random',
        'extension ignore node-option node-options reporter-option reporter-options watch-files watch-ignore retries jobs fgrep grep slow timeout timeouts ui ' +
        'concurrency match node-arguments seed filter',
      )}`,
    }),
    examples: {
      'mocha --version': [],
      "mocha 'test/**/*.js' -g name": ['execute .'],
      'mocha -r ./hook.js test': ['execute ./hook.js', 'execute .'],
      'ava --match name': ['execute .'],
    },
  }),
)
