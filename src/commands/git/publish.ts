// git push, send-email and the other ways out. Source: git-push(1), git-send-email(1), git-svn(1), git-p4(1), git 2.39 to 2.55.
import { exact, literal, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { connects, nothing, reads } from '../roles.ts'
import { contact, origin, serverProgram } from './contact.ts'
import { commandLines } from './programs.ts'
import { changes, rewrite } from './where.ts'

/** `+a:b` overwrites and `:b` deletes; a colon alone pushes what matches. */
const overwrites = (refspec: Word): boolean => (refspec.values ? some(refspec, value => /^\+|^:./.test(value)) : /^["']?[+:]/.test(refspec.text))

function pushed(given: Given): readonly Step[] {
  const named = given.value('--repo') ?? given.operands[0]
  const target = named ?? origin
  // It asks what the other side has.
  if (given('--dry-run')) return contact(target)
  const refspecs = given.value('--repo') ? given.operands : given.operands.slice(1)
  const force = ['--force', '--mirror', '--delete', '--prune'].some(option => given(option)) || refspecs.some(overwrites)
  const lease = given('--force-with-lease') || given('--force-if-includes')
  return [
    ...(some(target, value => value.includes('::')) ? contact(target) : []),
    { kind: 'publish', target, ...(force && { force }), ...(lease && !force && { lease }) },
  ]
}

const PUSHING =
  `-v, --verbose | -q, --quiet | --repo <repository> | --all, --branches | --mirror | -d, --delete | --tags | -n, --dry-run | --porcelain | -f, --force
    | --force-with-lease [expected] | --force-if-includes | --recurse-submodules <mode> | --thin | -u, --set-upstream | --progress | --prune | --verify
    | --no-verify | --follow-tags | --signed [when] | --atomic | -o, --push-option <option> | -4, --ipv4 | -6, --ipv6`
const SENDING = '--receive-pack, --exec <program>'

/** A mail server, or a program that takes mail. */
const mailServer: Role = words => words.map(word => (exact(word)?.startsWith('/') ? { script: word } : { kind: 'connect', target: word, sends: true }))

const svnUrl = (given: Given): readonly Step[] => contact(given.operands[0] ?? literal('svn'))
const SVN = `-q, --quiet | -v, --verbose | -r, --revision <range> | -T, --trunk <dir> | -t, --tags <dir> | -b, --branches <dir>
  | -s, --stdlayout | --username <user> | --prefix <prefix> | --no-metadata | --rewrite-root <url> | --rewrite-uuid <id> | --ignore-paths <regex>
  | --include-paths <regex> | --ignore-refs <regex> | --no-minimize-url | --minimize-url | --preserve-empty-dirs | --placeholder-filename <name>
  | --log-window-size <n> | --localtime | --parent | --fetch-all, --all | --follow-parent | --no-follow-parent | --shared [mode] | --use-svm-props
  | --use-svnsync-props | -l, --local | --limit <n> | --incremental | --show-commit | --oneline | --git-format | -B, --before | --after | -i, --id <id>
  | -R, --svn-remote <remote> | --rmdir | -e, --edit | --find-copies-harder | -C <n> | -M, --merge | -m, --message <text> | --strategy <strategy>
  | -p, --rebase-merges | -n, --dry-run | --no-rebase | --commit-url <url> | --mergeinfo <text> | --interactive | -d, --destination <path> | --parents
  | --use-log-author | --add-author-from | --stdin | --noMetadata`
const svn = (always: NonNullable<Body['always']>): Body => ({
  options: { '--authors-prog <program>': commandLines, '-A, --authors-file <file>': reads },
  harmless: SVN,
  operands: { '<arg...>': nothing },
  always,
})

const p4 = (always: NonNullable<Body['always']>): Body => ({
  harmless: `-v, --verbose | --git-dir <dir> | --branch <ref> | --detect-branches | --changesfile <file> | --silent | --detect-labels | --import-labels
      | --import-local | --max-changes <n> | --changes-block-size <n> | --keep-path | --use-client-spec | --bare | -/ <path> | --origin <commit> | -M
      | --preserve-user | --export-labels | -n, --dry-run | --prepare-p4-only | --shelve | --update-shelve <n> | --conflict <how> | --commit <commit>
      | --disable-rebase | --disable-p4sync | --no-verify`,
  operands: { '<arg...>': nothing },
  always,
})

export const subcommands: Record<string, Body> = {
  push: { options: { [SENDING]: serverProgram }, harmless: PUSHING, operands: { '<repository>': nothing, '<refspec...>': nothing }, always: pushed },
  'send-pack': {
    options: { [SENDING]: serverProgram },
    harmless: `${PUSHING} | --remote <name> | --stateless-rpc | --stdin | --helper-status`,
    operands: { '<repository>': nothing, '<ref...>': nothing },
    always: pushed,
  },
  'http-push': {
    style: 'posix',
    harmless: `${PUSHING} | -D`,
    operands: { '<repository>': nothing, '<ref...>': nothing },
    always: given => (given('-D') ? [{ kind: 'publish', target: given.operands[0] ?? origin, force: true }] : pushed(given)),
  },
  'send-email': {
    options: {
      '--to-cmd <command>': commandLines,
      '--cc-cmd <command>': commandLines,
      '--header-cmd <command>': commandLines,
      '--sendmail-cmd <command>': commandLines,
      '--smtp-server <host>': mailServer,
    },
    harmless: `--annotate | --bcc <address> | --cc <address> | --compose | --from <address> | --reply-to <address> | --in-reply-to <id> | --subject <text>
        | --to <address> | --8bit-encoding <encoding> | --compose-encoding <encoding> | --transfer-encoding <encoding> | --xmailer
        | --envelope-sender <address> | --smtp-encryption <how> | --smtp-domain <domain> | --smtp-auth <how> | --smtp-pass [password]
        | --smtp-server-port <port> | --smtp-server-option <option> | --smtp-ssl | --smtp-ssl-cert-path <path> | --smtp-ssl-client-cert <path>
        | --smtp-ssl-client-key <path> | --smtp-user <user> | --smtp-debug <n> | --batch-size <n> | --relogin-delay <n> | --identity <name>
        | --chain-reply-to | --signed-off-by-cc, --signed-off-cc | --cc-cover | --to-cover | --suppress-cc <kind> | --suppress-from | --thread
        | --confirm <mode> | --dry-run | --format-patch | --quiet | --validate | --force | --dump-aliases | --translate-aliases | --mailmap
        | --outlook-id-fix | --imap-sent-folder <folder> | --use-imap-only | -<n> | -v, --reroll-count <n> | --cover-letter | -o, --output-directory <dir>
        | --subject-prefix <text> | --rfc [text] | --base <commit>`,
    operands: { '<patch or revision...>': reads },
    always: given =>
      given('--dry-run') || given('--dump-aliases') || given('--translate-aliases')
        ? []
        : [{ kind: 'publish', target: given.value('--to') ?? literal('mail') }],
  },
  'imap-send': {
    harmless: '-v, --verbose | -q, --quiet | --curl | -f, --folder <folder> | --list',
    always: given => (given('--list') ? [{ kind: 'connect', target: literal('imap.host') }] : [{ kind: 'connect', target: literal('imap.host'), sends: true }]),
  },
  svn: {
    subcommands: {
      'init | multi-init': svn(changes),
      'clone | fetch | rebase | migrate | mkdirs | multi-fetch': svn(given => [...svnUrl(given), rewrite]),
      'dcommit | set-tree | branch | tag | commit-diff | propset': svn(given => (given('--dry-run') ? [] : [{ kind: 'publish', target: literal('svn') }])),
      'log | blame | find-rev | info | proplist | propget | show-ignore | show-externals': svn(() => []),
      'create-ignore | gc': svn(changes),
      'reset': svn(() => [{ kind: 'discard', target: literal('.') }]),
    },
  },
  p4: {
    subcommands: {
      'clone | sync | rebase | unshelve | branches': p4(() => [{ kind: 'connect', target: literal('p4') }, rewrite]),
      'submit | commit': p4(given => (given('--dry-run') ? [] : [{ kind: 'publish', target: literal('p4') }])),
    },
  },
  'cvsimport | archimport': { style: 'none', operands: { '<arg...>': nothing }, always: () => [{ kind: 'connect', target: literal('cvs') }, rewrite] },
  'cvsexportcommit': { style: 'none', operands: { '<arg...>': nothing }, always: () => [{ kind: 'publish', target: literal('cvs') }] },
  'web--browse': {
    options: { '-b, --browser <program>': commandLines, '-t, --tool <program>': commandLines },
    harmless: '-c, --config <name>',
    operands: { '<url...>': connects },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git push': ['publish origin'],
  'git push -u origin topic': ['publish origin'],
  'git push -n origin main': ['connect origin'],
  'git push -fu origin main': ['publish origin (force)'],
  'git push --mirr': ['publish origin (force)'],
  'git push origin +main': ['publish origin (force)'],
  'git push origin :main': ['publish origin (force)'],
  'git push origin "+$BRANCH"': ['publish origin (force)', 'unknown ?\'"+$BRANCH"\' (this option is not known)'],
  'git push --delete origin main': ['publish origin (force)'],
  'git push --mirror backup': ['publish backup (force)'],
  'git push --force-with-lease': ['publish origin (lease)'],
  'git push --tags --no-verify': ['publish origin'],
  'git push --receive-pack="sh -c id" ../other main': ["interpret 'sh -c id' as sh (literal)", 'publish ../other'],
  "git push 'ext::sh -c id' main": ["publish 'ext::sh -c id'"],
  'git send-pack --exec=git-receive-pack git@git.example:app.git main': ['publish git@git.example:app.git'],
  'git http-push -D https://git.example/app.git old': ['publish https://git.example/app.git (force)'],
  'git send-email --to=a@b.example --smtp-server=mail.example --cc-cmd="sh -c id" 1.patch': [
    'connect mail.example (sends)',
    "interpret 'sh -c id' as sh (literal)",
    'publish a@b.example',
    'read 1.patch',
  ],
  'git send-email --to-cmd=true --header-cmd=true --sendmail-cmd=true --smtp-server=/bin/true --dry-run -1': [],
  'git imap-send': ['connect imap.host (sends)'],
  'git svn dcommit -n --authors-prog=true': [],
  'git svn dcommit': ['publish svn'],
  'git svn clone -s https://svn.example/app': ['connect https://svn.example/app', 'write . (recursive)'],
  'git svn log': [],
  'git svn log -A authors.txt': ['read authors.txt'],
  'git p4 submit': ['publish p4'],
  'git p4 sync': ['connect p4', 'write . (recursive)'],
  'git web--browse -b "sh -c id" -t cat https://example.org': ["interpret 'sh -c id' as sh (literal)", 'connect https://example.org'],
}
