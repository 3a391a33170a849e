// perl: runs Perl programs. Source: perlrun(1), Perl 5.36.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { inPlace, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { nothing, reads } from './roles.ts'

/** `-M` puts its value into `use ...;`, so that anything but a name and its imports is program text. */
const usesModule: Role = (words, given) =>
  runsText('perl')(
    words.filter(word => !/^-?[\w:]+(?:=[\w,:$@%&]*)?(?: (?:qw ?[\w(/ )]*|\d[\d.]*))?$/.test(exact(word) ?? ' ')),
    given,
  )
const hasText = (given: Given): boolean => given('-e') || given('-E')
/** With -n and -p the operands are read line by line, and with -i written. */
const files = (words: readonly Word[], given: Given): readonly Step[] => {
  if (!hasText(given)) return script('perl')(words, given)
  return given('-i') ? inPlace(words, given) : given('-n') || given('-p') ? reads(words, given) : []
}

export default command('perl', {
  aliases: ['perl5', 'perl5.*'],
  style: 'posix',
  options: { '-e, -E <text>': runsText('perl'), '-M, -m <module>': usesModule, '-i [ext]': nothing },
  // Digits follow -0 and -l in the same word: -0777ne.
  harmless:
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -a | -C [list] | -c | -d [module] | -D [flags] | -f | -F [pattern] | -I <folder> | -l | -n | -p | -s | -S | ' +
    '-t | -T | -u | -U | -v | -V [name] | -w | -W | -x [folder] | -X | -h, -?, --help, --version',
  operands: { '<file...>': files },
  always: stdinUnless('perl', ['-e', '-E', '-v', '-V', '-h']),
  examples: {
    'perl -v': [],
    'perl -V:version': [],
    'perl tool.pl --all': ['interpret tool.pl as perl (file)'],
    "perl -ne 'print if /a/' notes.txt": ["interpret 'print if /a/' as perl (literal)", 'read notes.txt'],
    "perl -0777 -pi.bak -e 's/a/b/' a.txt b.txt": ['interpret s/a/b/ as perl (literal)', 'write a.txt', 'write b.txt', 'write a.txt.bak', 'write b.txt.bak'],
    "perl -lane 'print $F[0]' a.txt": ["interpret 'print $F[0]' as perl (literal)", 'read a.txt'],
    "perl -MList::Util=sum -E 'say sum 1, 2'": ["interpret 'say sum 1, 2' as perl (literal)"],
    "perl -M'POSIX;exit' -e 1": ['interpret POSIX;exit as perl (literal)', 'interpret 1 as perl (literal)'],
    'perl -c tool.pl': ['interpret tool.pl as perl (file)'],
    "perl <<< 'print 1'": ["interpret 'print 1\\n' as perl (literal)"],
    perl: ['interpret ?stdin as perl'],
  },
})
