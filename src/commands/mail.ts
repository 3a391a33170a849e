// mail, mailx: read mail, or send what stands on standard input. Source: mail(1) of mailutils 3.15, mailx(1p), s-nail(1) 14.9, bsd-mailx 8.1.
import { literal } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { reads, unknowns } from './roles.ts'

/** Commands of its own language; `!` and `~!` run a shell. */
const commands: Role = words =>
  words.flatMap((word): Step[] =>
    word.values?.every(value => /^\s*[!]/.test(value))
      ? [{ script: { ...word, values: word.values.map(value => value.replace(/^\s*!/, '')) } }]
      : [{ kind: 'interpret', target: word, language: 'mail', ...(word.values && { literal: true }) }],
  )

function steps(given: Given): readonly Step[] {
  if (given('--help') || given('-V')) return []
  // Lines that begin with a tilde are commands to a person's mail program, and to some even when nobody types them.
  const escapes = given.stdin?.values?.flatMap(text => [...text.matchAll(/^~!\s*(.*)$|^~\|\s*(.*)$/gm)].map(match => match[1] ?? match[2] ?? '')) ?? []
  const tildes: Step[] = escapes.map(text => ({ script: literal(text) }))
  return [...tildes, ...given.operands.map((target): Step => ({ kind: 'connect', target, sends: true }))]
}

export default command('mail', {
  aliases: ['mailx', 'mail.mailutils', 's-nail', 'nail', 'heirloom-mailx', 'bsd-mailx', 'Mail'],
  options: {
    '-A, --attach <file>': reads,
    '-f, --file [file]': reads,
    '-q, --quote-file <file>': reads,
    '-X, -Y, --startup-cmd, --cmd, --exec <command>': commands,
    '--config-file, --resource-files <file>': unknowns('settings from a file can run programs'),
    '-S, --set <assignment>': (words, given) =>
      words.flatMap(word =>
        word.values?.every(value =>
          /^(?:from|smtp|mta|subject|ttycharset|fullnames|v15-compat|sendcharsets|name|hostname|replyto|nosave|record|ssl-verify|smtp-auth\S*|smtp-use-starttls)(?:=(?!\S*\|)(?!\/).*)?$/.test(
            value,
          ),
        )
          ? []
          : unknowns('this setting can run programs')([word], given),
      ),
  },
  harmless:
    '-a, --append <text> | -B | -b, --bcc <address> | -c, --cc <address> | -C, --custom-header <field> | -D, --disconnected | -d, --debug' +
    ' | -E, --discard-empty-messages | -e, --exist, --check-and-exit | -F, --byname | -H, --headers, --header-summary | -h <hops> | -I | -i, --ignore' +
    ' | -L, --search <text> | -M <type> | -m <file> | -N, --nosum, --no-header-summary | -n, --norc | -p, --print, --read | -Q, --quit | -R, --read-only' +
    ' | -r, --return-address, --from-address <address> | -s, --subject <text> | -T, --target <field> | -t, --to, --template' +
    ' | -u, --user, --inbox-of <user> | -V, --version | -v, --verbose | -w | -#, --batch-mode | --mime | --no-mime | --attach-fd <n>' +
    ' | --content-filename <name> | --content-name <name> | --content-type <type> | --encoding <name> | --debug-level <level> | --config-lint' +
    ' | --config-verbose | --no-config | --no-site-config | --no-user-config | --config-help | --show-config-options | --help | --usage | --account <name>',
  operands: { '<address...>': () => [] },
  always: steps,
  examples: {
    'echo hi | mail -s hello me@a.dev': ['connect me@a.dev (sends)'],
    'mail -A a.txt -s x me@a.dev < b.txt': ['read b.txt', 'read a.txt', 'connect me@a.dev (sends)'],
    'mail -f': [],
    'mail --file=inbox -q quote me@a.dev': ['read inbox', 'read quote', 'connect me@a.dev (sends)'],
    "mail --exec='!rm x'": ['delete x'],
    'mail -X "set a"': ["interpret 'set a' as mail (literal)"],
    'mail --config-file=rc -S sendmail=./x -S from=me me@a.dev': [
      'unknown rc (settings from a file can run programs)',
      'unknown sendmail=./x (this setting can run programs)',
      'connect me@a.dev (sends)',
    ],
    "mail me@a.dev <<< '~!rm x'": ['delete x', 'connect me@a.dev (sends)'],
    'mail -V': [],
  },
})
