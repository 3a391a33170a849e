// restic, borg, kopia, duplicity: backups, often on other machines. Source: restic help 0.17, borg help 1.2.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { evaluates, nothing, reads } from './roles.ts'

const LOOKS = /^(snapshots|ls|list|stats|find|diff|cat|check|version|help|info|status|collection-status|list-current-files|verify)$/
const DESTROYS = /^(forget|prune|delete|rewrite|repair|compact|recreate|remove-older-than|remove-all-but-n-full|cleanup)$/

export default command('restic', {
  aliases: ['borg', 'kopia', 'duplicity', 'borgmatic', 'rdiff-backup'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    if (!words.length || words.some(word => /^(--help|-h|--version|--dry-run)$/.test(word))) return []
    const after = (names: RegExp) => given.operands.filter((_, i) => names.test(words[i - 1] ?? ''))
    const hooks = given.operands.filter(word => /\b(sftp|rclone)\.(command|program|args)=/.test(exact(word) ?? '')).map((target): Step => ({ kind: 'unknown', target, why: 'it names a program' }))
    const attached = given.operands.flatMap(word => /^--(?:password-command|rsh)=(.*)$/s.exec(exact(word) ?? '')?.[1] ?? []).map(literal)
    const runs = [...hooks, ...evaluates([...after(/^(--password-command|--rsh)$/), ...attached], given)]
    const verb = words.find(word => !word.startsWith('-') && /^[a-z][a-z-]+$/.test(word) && (LOOKS.test(word) || DESTROYS.test(word) || /^(backup|create|restore|extract|mount|init|copy|export-tar|import-tar|dump|snapshot|full|incremental|migrate|key|tag|unlock|rename|break-lock|serve|policy|repository|upgrade)$/.test(word)))
    const target = after(/^(-r|--repo|--repository-file)$/)[0] ?? literal('backup')
    if (verb && LOOKS.test(verb)) return runs
    if (verb && DESTROYS.test(verb)) return [...runs, { kind: 'destroy', target }]
    if (verb === 'restore' || verb === 'extract') return [...runs, { kind: 'write', target: after(/^(-t|--target)$/)[0] ?? literal('.'), recursive: true }]
    if (verb === 'dump' || verb === 'export-tar') return [...runs, { kind: 'reveal', target }]
    const start = verb ? words.indexOf(verb) : 0
    const sources = /^(backup|create|full|incremental|snapshot)$/.test(verb ?? '') ? given.operands.slice(start + 1).filter((word, i) => !words[start + 1 + i]?.startsWith('-') && !/::/.test(exact(word) ?? '') && !/^-(-\w[\w-]*|r|p|o)$/.test(words[start + i] ?? '')) : []
    return [...runs, ...reads(sources, given).map((step): Step => ('kind' in step && step.kind === 'read' ? { ...step, recursive: true } : step)), { kind: 'connect', target, sends: true }]
  },
  examples: {
    'restic -r /srv/backup snapshots': [],
    'restic -r s3:a backup src': ['read src (recursive)', 'connect s3:a (sends)'],
    'restic --password-command "ls /srv" -r a snapshots': ['list /srv'],
    'restic -o sftp.command=./x -r a snapshots': ['unknown sftp.command=./x (it names a program)'],
    'restic -r a forget --prune': ['destroy a'],
    'restic -r a restore latest --target out': ['write out (recursive)'],
    'borg create a::b docs': ['read docs (recursive)', 'connect backup (sends)'],
  },
})
