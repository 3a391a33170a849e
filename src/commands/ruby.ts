// ruby: runs Ruby programs. Source: ruby(1), Ruby 3.1 and 3.3 --help.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { inPlace, runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { nothing, reads } from './roles.ts'

/** A report that starts with a bar goes to a command. */
const reports: Role = words =>
  words.flatMap((word): Step[] =>
    exact(word)?.startsWith('|') ? [{ script: { ...word, values: [exact(word)?.slice(1) ?? ''] } }] : [{ kind: 'write', target: word }],
  )
const files = (words: readonly Word[], given: Given): readonly Step[] => {
  if (given('-e')) return given('-i') ? inPlace(words, given) : given('-n') || given('-p') ? reads(words, given) : []
  if (given('-c')) return reads(words.slice(0, 1), given)
  return script('ruby')(words, given)
}

export default command('ruby', {
  aliases: ['ruby2.*', 'ruby3.*', 'jruby', 'truffleruby', 'mruby'],
  style: 'posix',
  options: { '-e <text>': runsText('ruby'), '-r, --require <library>': runsFile('ruby'), '-i [ext]': nothing, '--crash-report <file>': reports },
  harmless:
    '--enable-gems | --disable-rubyopt | --enable-rubyopt | --disable-all | --enable-all | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -a | -c | -C, -X <folder> | -d, --debug | -E, --encoding <name> | -F <pattern> | -I <folder> | -K <code> | ' +
    '-l | -n | -p | -s | -S | -T [level] | -U | -v, --verbose | -w | -W [level] | -x [folder] | -y, --yydebug | -h, --help | --version | --copyright | ' +
    '--jit | --mjit | --yjit | --rjit | --yjit-stats | --yjit-call-threshold <n> | --yjit-exec-mem-size <n> | --dump <what> | --enable <what> | ' +
    '--disable <what> | --external-encoding <name> | --internal-encoding <name> | --backtrace-limit <n> | --parser <name> | --disable-gems | ' +
    '--enable-frozen-string-literal',
  operands: { '<file...>': files },
  always: stdinUnless('ruby', ['-e', '-v', '-h', '--version', '--copyright']),
  examples: {
    "ruby -i.bak -pe '1' a.txt": ['interpret 1 as ruby (literal)', 'write a.txt', 'write a.txt.bak'],
    'ruby --version': [],
    'ruby -v': [],
    'ruby -c app.rb': ['read app.rb'],
    'ruby -Ilib tool.rb -v': ['interpret tool.rb as ruby (file)'],
    "ruby -rjson -e 'puts 1'": ['interpret json as ruby (file)', "interpret 'puts 1' as ruby (literal)"],
    "ruby -pi -e '$_.upcase!' a.txt": ['interpret $_.upcase! as ruby (literal)', 'write a.txt'],
    "ruby -ne 'puts 1' a.txt": ["interpret 'puts 1' as ruby (literal)", 'read a.txt'],
    "ruby --crash-report='|mkdir x' a.rb": ['write x', 'interpret a.rb as ruby (file)'],
    'ruby --crash-report=log a.rb': ['write log', 'interpret a.rb as ruby (file)'],
    "ruby <<< 'puts 1'": ["interpret 'puts 1\\n' as ruby (literal)"],
  },
})
