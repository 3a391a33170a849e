// rake: runs tasks of a Rakefile. Source: rake 13 --help.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { interpretFile, runsFile, runsText } from './lib/interpreter.ts'
import { nothing } from './roles.ts'

/** Even a list of the tasks loads the file. */
const rakefile = (given: Given): readonly Step[] =>
  ['-h', '-V', '-e', '-p'].some(option => given(option)) ? [] : [interpretFile(given.value('-f') ?? literal('Rakefile'), 'ruby')]

export default command('rake', {
  aliases: ['drake'],
  options: {
    '-e, --execute, -E, --execute-continue, -p, --execute-print <text>': runsText('ruby'),
    '-r, --require <module>': runsFile('ruby'),
    '-f, --rakefile <file>': nothing,
    '-R, --rakelibdir, --rakelib <folder>': runsFile('ruby'),
  },
  harmless:
    '--backtrace [out] | --comments | --job-stats [level] | --rules | --suppress-backtrace <pattern> | -A, --all | -B, --build-all | ' +
    '-C, --directory <folder> | -D, --describe [pattern] | -G, --no-system, --nosystem | -g, --system | -I, --libdir <folder> | -j, --jobs [n] | ' +
    '-m, --multitask | -n, --dry-run | -N, --no-search, --nosearch | -P, --prereqs | -q, --quiet | -s, --silent | -t, --trace [out] | ' +
    '-T, --tasks [pattern] | -v, --verbose | -V, --version | -W, --where [pattern] | -X, --no-deprecation-warnings | -h, -H, --help',
  always: rakefile,
  operands: { '<task...>': nothing },
  examples: {
    'rake --version': [],
    'rake test': ['interpret Rakefile as ruby (file)'],
    'rake -T': ['interpret Rakefile as ruby (file)'],
    "rake -p '1 + 1'": ["interpret '1 + 1' as ruby (literal)"],
    'rake -r ./a.rb -R lib -f R.rb x': ['interpret ./a.rb as ruby (file)', 'interpret lib as ruby (file)', 'interpret R.rb as ruby (file)'],
  },
})
