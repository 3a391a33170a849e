// rsync: makes one tree like another, here or on another machine. Source: rsync(1) 3.2.7 to 3.4; openrsync(1).
import { exact, literal, map, some, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { isElsewhere } from './lib/response-files.ts'
import { copies, isRemote } from './lib/remote.ts'
import { backups } from './lib/transfer.ts'
import { all, appends, each, nothing, reads, unknowns, writes } from './roles.ts'

const dry = (given: Given): boolean => given('-n') || given('--list-only')

function steps(given: Given): readonly Step[] {
  const { operands } = given
  if (given('--daemon')) return [{ kind: 'connect', target: map(given.value('--port') ?? literal('873'), port => `:${port}`), listens: true }]
  if (given('--version') || given('--help')) return []
  if (given('--server')) return [{ kind: 'unknown', target: literal('--server'), why: 'what it does is said on its standard input' }]
  const written = given('--read-batch') || operands.length > 1 ? operands.at(-1) : undefined
  const sources = written ? operands.slice(0, -1) : operands
  const recursive = given('-r') || given('-a')
  if (!written)
    return sources.map((target): Step => (isRemote(target) ? { kind: 'connect', target } : { kind: 'list', target, ...(recursive && { recursive }) }))
  const made = copies({ sources, target: written, recursive, dry: dry(given), listed: ['-R', '--relative', '--files-from', '--read-batch'].some(option => given(option)) })
  if (dry(given)) return made
  const removed: Step[] = given('--delete')
    ? [isRemote(written) ? { kind: 'mutate', target: written } : { kind: 'delete', target: written, recursive: true }]
    : []
  const moved: Step[] = given('--remove-source-files')
    ? sources.map(target => (isRemote(target) ? { kind: 'mutate', target } : { kind: 'delete', target, ...(recursive && { recursive }) }))
    : []
  return [...made, ...removed, ...moved]
}

/** The program that carries the connection; nothing more is known of it than its words. */
/** Names from a list are below the source: where that is not the working directory, they can be anybody's. */
const listed: Role = (words, given) =>
  given.operands.slice(0, -1).some(source => isElsewhere(source, given)) ? words.map(target => ({ kind: 'unknown', target, why: 'which files this list names is not known' })) : []
const shell: Role = words => words.flatMap(script => (exact(script) === 'ssh' ? [] : [{ script }]))
const remoteProgram: Role = (words, given) => words.map(script => ({ script, host: given.operands.find(isRemote) ?? literal('remote') }))
const unlessRemote =
  (role: Role): Role =>
  (words, given) =>
    role(
      words.filter(word => !isRemote(word) && !some(word, value => value.startsWith(':'))),
      given,
    )
/** A folder of the receiving side, from which files that seem to be the same are taken instead of the source's. */
const instead: Role = (words, given) => {
  const to = given.operands.at(-1)
  if (!to || isRemote(to) || dry(given)) return []
  return words.map(word => ({ kind: 'read', target: map(word, value => (/^[/~]/.test(value) ? value : `${exact(to)?.replace(/\/$/, '') ?? '.'}/${value}`)), recursive: true }))
}
/** There they stay one file under two names: whoever writes to the copy writes to it. */
const linked: Role = (words, given) => instead(words, given).flatMap((step): readonly Step[] => ('kind' in step && step.kind === 'read' ? [step, { kind: 'link', target: step.target, recursive: true }] : [step]))
/** `merge file`, `. file`, and the same in each folder (`dir-merge`, `:`): rules from a file, of which messages show what is no rule. */
const rules: Role = each(word => {
  const files = word.values?.flatMap(value => /^(?:merge|dir-merge|[.:])(?:,?[^\s_]*)?[ _](.+)$/s.exec(value)?.[1] ?? []).filter(file => file !== '-')
  return files?.length ? { kind: 'read', target: { ...word, values: files } } : undefined
})
const batch: Role = (words, given) =>
  writes(
    words.flatMap((word): Word[] => [word, map(word, value => `${value}.sh`)]),
    given,
  )

const SWITCHES =
  'verbose quiet motd checksum archive recursive inc-recursive i-r relative implied-dirs backup update inplace append append-verify dirs' +
  ' old-dirs old-d mkpath links copy-links copy-unsafe-links safe-links insecure-links munge-links copy-dirlinks' +
  ' keep-dirlinks hard-links perms executability acls xattrs owner group devices copy-devices write-devices specials times atimes open-noatime crtimes' +
  ' omit-dir-times omit-link-times super fake-super sparse preallocate whole-file one-file-system existing' +
  ' ignore-non-existing ignore-existing ignore-missing-args ignore-errors force partial delay-updates prune-empty-dirs numeric-ids ignore-times size-only' +
  ' fuzzy compress cvs-exclude from0 old-args secluded-args protect-args trust-sender blocking-io' +
  ' stats 8-bit-output human-readable progress itemize-changes fsync ipv4 ipv6 detach new-compress old-compress extended-attributes cache hfs-compression' +
  ' protect-decmpfs msgs2stderr'

const VALUED =
  'info debug stderr chmod checksum-choice cc block-size max-delete max-size min-size max-alloc partial-dir usermap groupmap chown timeout contimeout' +
  ' modify-window temp-dir compress-choice zc compress-level zl compress-threads zt skip-compress exclude include copy-as' +
  ' address port sockopts outbuf remote-option out-format log-format log-file-format bwlimit stop-after stop-at protocol iconv checksum-seed dparam' +
  ' time-limit confine-root'
const HARMLESS = [
  '-0 | -4 | -6 | -8 | -A | -C | -D | -E | -F | -H | -I | -J | -K | -L | -N | -O | -P | -R | -S | -U | -W | -X | -b | -c | -d | -g | -h | -i | -k | -l | -m',
  '-o | -p | -q | -s | -t | -u | -v | -x | -y | -z | -a, --archive | -n, --dry-run | -r, --recursive | -V, --version | --help | --daemon | --list-only',
  '--server | --sender | --drop-D | -B <size> | -@ <seconds> | -T <dir> | -M <option>',
  ...VALUED.split(' ').map(name => `--${name} <value>`),
  // What one option turns on another can turn off, by its name or its letter.
  ...SWITCHES.split(' ').filter(name => name !== 'recursive' && name !== 'archive').flatMap(name => [`--${name}`, `--no-${name}`]),
  ...[...'acdghiklmopqrstuvxyzABCDEHIJKLNORSUWX'].map(letter => `--no-${letter}`),
  '--no-recursive',
].join(' | ')

export default command('rsync', {
  aliases: ['openrsync'],
  options: {
    '-e, --rsh <command>': shell,
    '--rsync-path <program>': remoteProgram,
    '--del, --delete, --delete-before, --delete-during, --delete-delay, --delete-after, --delete-excluded, --delete-missing-args': nothing,
    '--remove-source-files, --remove-sent-files': nothing,
    '--log-file <file>': appends,
    '--write-batch, --only-write-batch <file>': batch,
    '--read-batch, --exclude-from, --include-from, --password-file, --early-input <file>': reads,
    '--files-from <file>': all(unlessRemote(reads), listed),
    '--config <file>': all(reads, unknowns('settings of a server can run programs')),
    '--backup-dir <dir>': writes,
    '--copy-dest, --compare-dest <dir>': instead,
    '--link-dest <dir>': linked,
    '--suffix <suffix>': backups,
    '-f, --filter <rule>': rules,
  },
  harmless: HARMLESS,
  operands: { '<path...>': nothing },
  always: steps,
  examples: {
    'rsync -b --suffix=.sh a b': ['unknown .sh (it leaves what was there under a name with that ending)', 'read a', 'write b'],
    'rsync --files-from=list / out': ['read list', 'unknown list (which files this list names is not known)', 'read /', 'write out'],
    'rsync -av src/ dist/': ['read src/ (recursive)', 'write dist/ (recursive)'],
    'rsync -avz --exclude .git src me@a.dev:/srv': ['read src (recursive)', 'connect me@a.dev:/srv (sends)'],
    'rsync a.dev::mod/x .': ['connect a.dev::mod/x', 'write ./x'],
    'rsync -a a.dev::mod a.dev:lib/ src .': ['connect a.dev::mod', 'connect a.dev:lib/', 'read src (recursive)', 'write . (recursive)', 'write ./src (recursive)'],
    'rsync -R a.dev:lib/x .': ['connect a.dev:lib/x', 'write .'],
    'rsync /srv/.envrc .': ['read /srv/.envrc', 'write ./.envrc'],
    'rsync rsync://a.dev/mod': ['connect rsync://a.dev/mod'],
    'rsync -r src/': ['list src/ (recursive)'],
    'rsync -a --delete empty/ dist/': ['read empty/ (recursive)', 'write dist/ (recursive)', 'delete dist/ (recursive)'],
    'rsync -a --delete src/ a.dev:/srv/': ['read src/ (recursive)', 'connect a.dev:/srv/ (sends)', 'mutate a.dev:/srv/'],
    'rsync -anv --delete src/ dist/': ['list src/ (recursive)'],
    'rsync -a --remove-source-files old/ new/': ['read old/ (recursive)', 'write new/ (recursive)', 'delete old/ (recursive)'],
    'rsync -e "ssh -o ProxyCommand=\'rm x\'" a a.dev:b': ['delete x', 'read a', 'connect a.dev:b (sends)'],
    "rsync -e 'sh -c \"rm x\"' --rsync-path='cat y; rsync' a a.dev:b": ['delete x', 'read y', 'read a', 'connect a.dev:b (sends)'],
    'rsync --files-from=list --exclude-from ex --password-file pw --log-file log a.dev::m dst': [
      'read list',
      'read ex',
      'read pw',
      'append log',
      'connect a.dev::m',
      'write dst',
    ],
    'rsync --write-batch=b -f ". rules" --backup-dir=bak src dst': ['write b', 'write b.sh', 'read rules', 'write bak', 'read src', 'write dst'],
    'rsync --daemon --config=my.conf --port=8873': ['read my.conf', 'unknown my.conf (settings of a server can run programs)', 'connect :8873 (listens)'],
    'rsync --server .': ['unknown --server (what it does is said on its standard input)'],
    'rsync -a --copy-dest=/srv/old a/ b': ['read /srv/old (recursive)', 'read a/ (recursive)', 'write b (recursive)'],
    'rsync -a --link-dest=../old a/ b/new/': ['read b/new/../old (recursive)', 'link b/new/../old (recursive)', 'read a/ (recursive)', 'write b/new/ (recursive)'],
    "rsync -r -f ': .rules' src out": ['read .rules', 'read src (recursive)', 'write out (recursive)'],
    'rsync --version': [],
  },
})
