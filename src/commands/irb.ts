// irb: reads Ruby line by line and runs it. Source: irb(1), Ruby 3.1.
import { command } from './define.ts'
import { runsFile, runsStdin, script } from './lib/interpreter.ts'

export default command('irb', {
  aliases: ['pry'],
  style: 'posix',
  options: { '-r, --require <library>': runsFile('ruby') },
  harmless:
    '--encoding <v> | -d | -E <name> | -f | -I <folder> | -U | -w | -W [level] | -v, --version | -h, --help | --context-mode <n> | --extra-doc-dir <folder> | --echo | ' +
    '--noecho | --echo-on-assignment | --noecho-on-assignment | --truncate-echo-on-assignment | --inspect | --noinspect | --multiline | --nomultiline | ' +
    '--regexp | ' +
    '--singleline | --nosingleline | --colorize | --nocolorize | --autocomplete | --noautocomplete | --type-completor | --regexp-completor | ' +
    '--prompt <mode> | --prompt-mode <mode> | --simple-prompt | --sample-book-mode | --noprompt | --script | --noscript | --inf-ruby-mode | --tracer | ' +
    '--back-trace-limit <n> | --verbose | --noverbose | --no-pager',
  always: given => (given.operands.length || given('-v') || given('-h') ? [] : runsStdin(given, 'ruby')),
  operands: { '<file>': script('ruby'), '<arg...>': () => [] },
  examples: {
    'irb --version': [],
    'irb -r./app': ['interpret ./app as ruby (file)', 'interpret ?stdin as ruby'],
    'irb a.rb': ['interpret a.rb as ruby (file)'],
  },
})
