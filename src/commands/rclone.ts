// rclone: copies between folders and storage services. Source: rclone help 1.69.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
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

const FILES: readonly (readonly [RegExp, (target: Word) => Step])[] = [
  [/^--log-file$/, target => ({ kind: 'append', target })],
  [/^--(?:combined|differ|error|match|missing-on-(?:dst|src)|dest-after|cpuprofile|memprofile|output|cache-dir|temp-dir|backup-dir)$/, target => ({ kind: 'write', target })],
  [/^-o$/, target => ({ kind: 'write', target })],
  [/^--(?:files-from(?:-raw)?|(?:include|exclude|filter|hash-filter)-from|ca-cert|client-cert|client-key)$/, target => ({ kind: 'read', target })],
  // It may name programs that are run for a storage.
  [/^--config$/, target => ({ kind: 'interpret', target, language: 'rclone', file: true })],
]
const SERVERS = /^--(?:[\w]+-)?(?:url|host|endpoint|server|proxy|http-proxy|auth-url|token-url)$/

/** Options stand anywhere, with their values attached or behind. */
function named(words: readonly Word[]): readonly Step[] {
  return words.flatMap((word, i): readonly Step[] => {
    const text = word.values?.length === 1 ? word.values[0]! : word.text.replaceAll(/["']/g, '')
    const [, option = '', value] = /^(--?[\w-]+)(?:=(.*))?$/s.exec(text) ?? []
    if (!option) return onTheFly(text, word)
    const target = value === undefined ? words[i + 1] : word.values ? literal(value) : unresolved(value, word.from)
    if (!target) return []
    return [...FILES.filter(([form]) => form.test(option)).map(([, step]) => step(target)), ...(SERVERS.test(option) ? elsewhere([target]) : [])]
  })
}
/** A storage that is set up in its own name, or changed there: its settings say where it is. */
function onTheFly(text: string, word: Word): readonly Step[] {
  if (!/^:?[\w.+@ -]*,|^:[\w-]+:/.test(text) || /^:(?:local|memory):/.test(text)) return []
  const hosts = [...text.matchAll(/,(?:\w+_)?(?:url|host|endpoint|server|proxy)=("(?:[^"]|"")*"|'(?:[^']|'')*'|[^,:]*(?:https?:[^,:]*)?(?::\/\/[^,:]*)?)/g)].map(([, value = '']) => value.replace(/^["']|["']$/g, ''))
  return hosts.length ? elsewhere(hosts.map(host => (word.values ? literal(host) : unresolved(host, word.from)))) : text.startsWith(':') ? [{ kind: 'connect', target: word }] : []
}

/** Options, and settings in the name of a storage, that name programs. */
const hooks = (words: readonly Word[]): readonly Step[] =>
  words.filter(word => /^--(password-command|sftp-ssh|metadata-mapper|sftp-server-command)|,ssh=|\bbearer_token_command=|--webdav-bearer-token-command/.test(exact(word) ?? '')).map((target): Step => ({ kind: 'unknown', target, why: 'it names a program' }))

export default command('rclone', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [...hooks(given.operands), ...named(given.operands), ...steps(given)],
  examples: {
    'rclone ls a:bucket --log-file=l.txt -v': ['append l.txt'],
    'rclone check docs a:bucket --differ d.txt --files-from names --config x.conf': ['write d.txt', 'read names', 'interpret x.conf as rclone (file)'],
    'rclone lsf :http,url="http://a.example/":': ['connect http://a.example'],
    "rclone lsf ':http,url=\"http://a.example:8080/\":'": ['connect http://a.example:8080'],
    'rclone lsf :http: --http-url http://a.example && rclone lsd a,endpoint=b.example:': ['connect :http:', 'connect http://a.example', 'connect b.example'],
    'rclone lsf :local:docs': [],
    'rclone ls a:bucket': [],
    'rclone copy docs a:bucket': ['read docs (recursive)', 'connect a:bucket (sends)'],
    'rclone copy a:bucket out': ['connect a:bucket', 'write out (recursive)'],
    'rclone sync docs a:bucket': ['read docs (recursive)', 'connect a:bucket (sends)', 'destroy a:bucket'],
    'rclone ls a: --password-command=./x': ['unknown --password-command=./x (it names a program)'],
    'rclone purge a:bucket': ['destroy a:bucket'],
    'rclone config show': [`reveal 'rclone config'`],
    'rclone sync docs a:bucket --dry-run': [],
  },
})
