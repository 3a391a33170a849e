// perl: runs Perl programs. Source: perlrun(1), Perl 5.36.
import { exact, some, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { inPlace, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { executes, nothing, reads } from './roles.ts'

/** `-M` puts its value into `use ...;`, so that anything but a name and its imports is program text. */
const usesModule: Role = (words, given) =>
  runsText('perl')(
    words.filter(word => !/^-?[\w:]+(?:=[\w,:$@%&]*)?(?: (?:qw ?[\w(/ )]*|\d[\d.]*))?$/.test(exact(word) ?? ' ')),
    given,
  )
/** `-d:Name=options` is `use Devel::Name ...;`: what follows the name without a sign between them is program text. */
const debugs: Role = (words, given) =>
  runsText('perl')(
    words.filter(word => !/^t?(?::-?[\w:]*(?:=[^}]*)?)?$/.test(exact(word) ?? ' ')),
    given,
  )
/** `-F` with quotes of its own is written into `split(...)` as it stands: text may follow them, and code be in them. */
const splits: Role = (words, given) =>
  runsText('perl')(
    words.filter(word => !word.values || some(word, value => /^(['"/])[^]*\1/.test(value) && !/^(['"/])(?:(?!\1|\(\?\??\{|[$@]\{)[^\\]|\\[^])*\1$/.test(value))),
    given,
  )
/** Modules are looked for there first, even those that perl loads of itself. */
const searched: Role = executes
const hasText = (given: Given): boolean => given('-e') || given('-E')
/** With -n and -p the operands are read line by line, and with -i written. */
const files = (words: readonly Word[], given: Given): readonly Step[] => {
  if (!hasText(given)) return script('perl')(words, given)
  return given('-i') ? inPlace(words, given) : given('-n') || given('-p') ? reads(words, given) : []
}

export default command('perl', {
  aliases: ['perl5', 'perl5.*'],
  style: 'posix',
  options: { '-e, -E <text>': runsText('perl'), '-M, -m <module>': usesModule, '-i [ext]': nothing, '-I <folder>': searched, '-d [module]': debugs, '-F [pattern]': splits },
  // Digits follow -0 and -l in the same word: -0777ne.
  harmless:
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -a | -C [list] | -c | -D [flags] | -f | -l | -n | -p | -s | -S | ' +
    '-t | -T | -u | -U | -v | -V [name] | -w | -W | -x [folder] | -X | -h, -?, --help, --version',
  operands: { '<file...>': files },
  always: stdinUnless('perl', ['-e', '-E', '-v', '-V', '-h']),
  examples: {
    'perl -v': [],
    'perl -V:version': [],
    'perl -I. -V:version': ['execute .'],
    'perl -Ilib -d:Cover=-silent,1 a.pl': ['execute lib', 'interpret a.pl as perl (file)'],
    "perl '-d:A;x' a.pl": ["interpret :A;x as perl (literal)", 'interpret a.pl as perl (file)'],
    "perl '-F/x/);y(' -e 1": ["interpret '/x/);y(' as perl (literal)", 'interpret 1 as perl (literal)'],
    "perl -F/:/ -lane 'print $F[0]' a.txt": ["interpret 'print $F[0]' as perl (literal)", 'read a.txt'],
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
