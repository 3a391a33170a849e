// Reads the commands of programs that move files (sftp, ftp, tftp): which local files they touch, and what they run here.
import { exact, literal, map, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { baseOf } from './words.ts'

const UPLOADS = new Set(['put', 'mput', 'reput', 'append', 'send'])
const DOWNLOADS = new Set(['get', 'mget', 'reget', 'recv', 'newer', 'pget', 'mirror'])
const LISTS = new Set(['ls', 'dir', 'mls', 'mdir', 'nlist', 'mlsd', 'mlst', 'page', 'more', 'less'])
const REMOTE = new Set(
  'rm del delete mdelete mrm rmdir rename mkdir chmod chown chgrp ln symlink quote site copy cp mv account'.split(' '),
)
const QUIET = new Set(
  (
    'cd pwd lls lpwd bye quit exit close disconnect user ascii binary image tenex type passive epsv epsv4 epsv6 prompt hash verbose status progress df help' +
      ' ? version lumask bell debug trace mode struct form glob runique sunique nmap ntrans case cr' +
    ' proxy reset restart size modtime system umask timeout connect rexmt blksize literal rate sendport idle'
  ).split(' '),
)

/** Words of a line: blanks separate them, unless quoted or escaped. */
const split = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|((?:[^\s"'\\]|\\.)+)/g)].map(match => (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(.)/g, '$1'))

const within = (folder: string, path: string): Word => literal(folder && !path.startsWith('/') ? `${folder}/${path}` : path)

/** @param host what the program talks to, where that is known before the script starts */
export function transferScript(text: Word, host: Word | undefined, language: string): Step[] {
  const source = exact(text)
  const first: Step[] = host ? [{ kind: 'connect', target: host }] : []
  if (source === undefined) return [...first, { kind: 'interpret', target: text, language, ...(text.from?.length && { from: text.from }) }]
  const steps: Step[] = []
  let at = host
  let folder = ''
  let sends = false
  for (const written of source.split('\n')) {
    const line = written.trim().replace(/^[-@]+/, '')
    if (!line || line.startsWith('#')) continue
    if (line.startsWith('!')) {
      steps.push({ script: literal(line.slice(1)) })
      continue
    }
    const [word = '', ...args] = split(line)
    const verb = word.toLowerCase()
    const names = args.filter(arg => !/^-\w+$/.test(arg))
    // Classic ftp hands what it fetches to a program when the local name starts with a bar.
    const piped = names.filter(arg => arg.startsWith('|'))
    for (const arg of piped) steps.push({ script: literal([arg.slice(1), ...args.slice(args.indexOf(arg) + 1)].join(' ')) })
    if (UPLOADS.has(verb)) {
      sends = true
      for (const name of verb.startsWith('m') ? names : names.slice(0, 1)) steps.push({ kind: 'read', target: within(folder, name) })
    } else if (DOWNLOADS.has(verb)) {
      if (piped.length) continue
      if (verb.startsWith('m')) steps.push({ kind: 'write', target: literal(folder || '.') })
      else if (names[0]) steps.push({ kind: 'write', target: within(folder, names[1] ?? baseOf(names[0])) })
    } else if (verb === 'lcd') folder = args[0]?.startsWith('/') || !folder ? (args[0] ?? folder) : `${folder}/${args[0] ?? ''}`
    else if (verb === 'lmkdir') steps.push({ kind: 'write', target: within(folder, names[0] ?? '.') })
    else if (verb === 'open' || verb === 'connect') {
      at = literal(names.join(':'))
      steps.push({ kind: 'connect', target: at })
    } else if (LISTS.has(verb)) {
      if (names[1] && !piped.length && language === 'ftp') steps.push({ kind: 'write', target: within(folder, names[1]) })
    } else if (REMOTE.has(verb)) steps.push({ kind: 'mutate', target: literal(line) })
    else if (!QUIET.has(verb)) steps.push(unknown(literal(line), `this command of ${language} is not known`))
  }
  const target = at ?? literal(language)
  return sends ? [...steps, { kind: 'connect', target, sends: true }] : [...first, ...steps]
}

/** For programs whose script may be written on the command line. */
export const transferText = (text: Word, language: string): Step[] =>
  transferScript(
    map(text, value => value.replaceAll(';', '\n')),
    undefined,
    language,
  )
