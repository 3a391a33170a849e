// rclone: copies between folders and storage services. Source: rclone help 1.69.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

/** `name:path` is elsewhere; a path here has a slash before any colon. */
const remote = (word: Word | undefined): boolean => Boolean(word?.values?.every(value => /^:?[\w.+@ -]+(,[^:]*)?:/.test(value)))
const LOOKS = /^(ls|lsl|lsd|lsf|lsjson|size|check|checksum|cryptcheck|md5sum|sha1sum|hashsum|about|version|help|tree|ncdu|listremotes|genautocomplete|completion)$/

/** The verb, then its operands; values of options in between are taken for operands only where they look like paths. */
function steps(given: Given): readonly Step[] {
  const words = given.operands
  const at = words.findIndex(word => /^[a-z0-9]+$/.test(exact(word) ?? ''))
  const verb = exact(words[at]) ?? ''
  const rest = words.slice(at + 1).filter((word, i) => !exact(word)?.startsWith('-') && !/^--?[\w-]+$/.test(exact(words[at + i]) ?? ''))
  const dry = words.some(word => /^(--dry-run|-n|--help|-h|--version|-V)$/.test(exact(word) ?? ''))
  if (at < 0 || dry || LOOKS.test(verb)) return []
  const [from, to] = rest.length >= 2 ? rest : [rest[0], undefined]
  switch (verb) {
    case 'copy': case 'copyto': case 'sync': case 'move': case 'moveto': case 'bisync': {
      if (!from || !to) return [{ kind: 'unknown', target: words[at]!, why: 'what is copied where is not known' }]
      const made: Step[] = remote(from) ? [{ kind: 'connect', target: from }] : [{ kind: 'read', target: from, recursive: true }]
      if (verb.startsWith('move')) made.push(remote(from) ? { kind: 'mutate', target: from } : { kind: 'delete', target: from, recursive: true })
      made.push(remote(to) ? { kind: 'connect', target: to, sends: true } : { kind: 'write', target: to, recursive: true })
      if (verb === 'sync') made.push(remote(to) ? { kind: 'destroy', target: to } : { kind: 'delete', target: to, recursive: true })
      return made
    }
    case 'cat': return from ? [remote(from) ? { kind: 'connect', target: from } : { kind: 'read', target: from }] : []
    case 'delete': case 'purge': case 'deletefile': case 'rmdirs': case 'cleanup': case 'dedupe':
      return rest.map((target): Step => (remote(target) ? { kind: 'destroy', target } : { kind: 'delete', target, recursive: true }))
    case 'mount': case 'serve': case 'rcd': return [{ kind: 'connect', target: from ?? literal('rclone'), ...(verb !== 'mount' && { listens: true }) }]
    case 'config': case 'authorize': case 'obscure': case 'reveal':
      return verb === 'config' && /^(show|dump|redacted)$/.test(exact(rest[0]) ?? '') ? [{ kind: 'reveal', target: literal('rclone config') }] : [{ kind: 'configure', target: literal('rclone config') }]
    default: return [{ kind: 'mutate', target: from ?? literal('storage') }]
  }
}

/** Options that name files, wherever they stand: `--log-file=a`, `--log-file a`. */
const FILES = /^--(log-file|config|files-from(?:-raw)?|(?:filter|exclude|include)-from|backup-dir|cache-dir|temp-dir|rc-cert|rc-key|ca-cert|client-key|rc-htpasswd|rc-template)(?:=(.*))?$/s
const files = (words: readonly Word[]): readonly Step[] =>
  words.flatMap((word, nth): readonly Step[] => {
    const [, option, value] = FILES.exec(exact(word) ?? '') ?? []
    const target = value === undefined ? words[nth + 1] : literal(value)
    if (!option || !target) return []
    if (option === 'log-file') return [{ kind: 'append', target }]
    // Settings name programs that are started for a storage.
    if (option === 'config') return [{ kind: 'execute', target }]
    return [{ kind: /dir$/.test(option) ? 'write' : 'read', target, ...(/dir$/.test(option) && { recursive: true }) }]
  })
/** A storage that is made up on the line is none of the user's: `:http,url=http://a:`. */
const madeUp = (words: readonly Word[]): readonly Step[] => words.filter(word => word.values?.some(value => /^:[a-z]/.test(value) || /^[\w.+@ -]+,[^:]*\b(?:url|host|endpoint)=/.test(value)) ?? false).map((target): Step => ({ kind: 'connect', target }))

/** Options, and settings in the name of a storage, that name programs. */
const hooks = (words: readonly Word[]): readonly Step[] =>
  words.filter(word => /^--(password-command|sftp-ssh|metadata-mapper|sftp-server-command)|,ssh=|\bbearer_token_command=|--webdav-bearer-token-command/.test(exact(word) ?? '')).map((target): Step => ({ kind: 'unknown', target, why: 'it names a program' }))

export default command('rclone', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [...hooks(given.operands), ...files(given.operands), ...steps(given), ...madeUp(given.operands)],
  examples: {
    'rclone ls a:bucket': [],
    'rclone ls a: --log-file=x.log --config y --filter-from z --cache-dir c': ['append x.log', 'execute y', 'read z', 'write c (recursive)'],
    'rclone lsf :http,url=http://b.example:': ['connect :http,url=http://b.example:'],
    'rclone copy docs a:bucket': ['read docs (recursive)', 'connect a:bucket (sends)'],
    'rclone copy a:bucket out': ['connect a:bucket', 'write out (recursive)'],
    'rclone sync docs a:bucket': ['read docs (recursive)', 'connect a:bucket (sends)', 'destroy a:bucket'],
    'rclone ls a: --password-command=./x': ['unknown --password-command=./x (it names a program)'],
    'rclone purge a:bucket': ['destroy a:bucket'],
    'rclone config show': [`reveal 'rclone config'`],
    'rclone sync docs a:bucket --dry-run': [],
  },
})
