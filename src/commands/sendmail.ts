// sendmail and its likes: hand mail on. Source: sendmail(1) of postfix 3.7, exim4(8), msmtp(1) 1.8, ssmtp(8), mpack(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { all, appends, nothing, reads, unknowns } from './roles.ts'

export default command('sendmail', {
  aliases: ['msmtp', 'ssmtp', 'exim', 'exim4', 'nullmailer-inject', 'esmtp', 'mpack', 'mailsend', 'swaks', 'sendemail', 'sendEmail'],
  style: 'long',
  options: {
    '-C, --file <file>': all(reads, unknowns('settings from a file can run programs')),
    '-X, --logfile <file>': appends,
    '--passwordeval, --pipe <command>': words => words.map(script => ({ script })),
    '--attach, -d, --data, --body <file>': (words, given) =>
      reads(
        words
          .filter(word => word.values?.some(value => value.startsWith('@') || (given.called === 'mpack' && value)))
          .map(word => ({ ...word, values: (word.values ?? []).map(value => value.replace(/^@/, '')) })),
        given,
      ),
    '-be, -bd, -bdf, -q, -qff, -M, -Mrm': (words, given) => unknowns('it acts on the mail server itself')([words[0] ?? literal('sendmail')], given),
  },
  harmless:
    '-Am | -Ac | -B <type> | -bm | -bp | -bs | -bv | -bi | -F <name> | -f, --from <address> | -G | -h <n> | -i | -oi | -om | -t, --read-recipients' +
    ' | -N <options> | -n | -O <option> | -o <option> | -r <address> | -R <option> | -U | -V <id> | -v | -a, --account <name> | -P, --pretend' +
    ' | --host <host> | --port <n> | --tls [mode] | --tls-starttls [mode] | --tls-certcheck [mode] | --tls-trust-file <file> | --auth [method]' +
    ' | --user <name> | --timeout <time> | --protocol <name> | --domain <name> | --to <address> | --server <host> | -s <text> | -c <type> | -m <size>' +
    ' | --header <line> | --h-Subject <text> | --helo <name> | --ehlo <name> | -S, --serverinfo | --version | --help | -au <name> | -ap <text> | -tls' +
    ' | -tlsc | --quit <stage> | --output <file> | --debug | -bt | --cc <address> | --bcc <address> | -xu <name> | -xp <text> | -l <file> | -u <text>',
  operands: { '<address...>': nothing },
  always: given =>
    ['-bp', '--version', '--help', ...(given.called === 'msmtp' ? ['-P'] : [])].some(option => given(option)) && !given('--server') && !given('--to')
      ? []
      : [{ kind: 'connect', target: given.operands[0] ?? given.value('--server') ?? given.value('--to') ?? literal('mail'), sends: true }],
  examples: {
    'sendmail -t < mail.txt': ['read mail.txt', 'connect mail (sends)'],
    'sendmail -C my.cf -X log me@a.dev': ['read my.cf', 'unknown my.cf (settings from a file can run programs)', 'append log', 'connect me@a.dev (sends)'],
    'msmtp --passwordeval="cat pw" me@a.dev': ['read pw', 'connect me@a.dev (sends)'],
    'swaks --to me@a.dev --server mx.a.dev --attach @a.txt': ['read a.txt', 'connect mx.a.dev (sends)'],
    'exim -be x': ['unknown sendmail (it acts on the mail server itself)', 'connect x (sends)'],
    'sendmail -bp': [],
  },
})
