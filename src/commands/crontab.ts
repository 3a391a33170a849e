// crontab: shows or replaces the table of jobs that run again and again. Source: crontab(1) of cron 3.0, cronie 1.6, busybox 1.35.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

const LINE = /^\s*(?:@\w+|(?:\S+\s+){4}\S+)\s+(.+)$/
/** The commands of a table. A percent sign ends one: what is behind it is its input. */
const jobs = (table: Word | undefined): Step[] => (exact(table) ?? '').split('\n').flatMap((line): Step[] => {
  const text = /^\s*(?:#|\w+\s*=)/.test(line) ? undefined : LINE.exec(line)?.[1]
  return text === undefined ? [] : [{ script: literal(text.replace(/(?<!\\)%.*$/, '')) }]
})

function steps(given: Given): readonly Step[] {
  if (given('-l') || given('-T') || given('-V')) return []
  if (given('-r') || given('-d')) return [{ kind: 'configure', target: literal('crontab') }]
  if (given('-e')) return [{ kind: 'configure', target: literal('crontab'), persists: true }]
  const [file] = given.operands
  if (file && exact(file) !== '-') return [{ kind: 'read', target: file }, { kind: 'configure', target: file, persists: true }]
  return file || given.stdin ? [{ kind: 'configure', target: literal('crontab'), persists: true }, ...jobs(given.stdin)] : []
}

export default command('crontab', {
  aliases: ['fcrontab', 'incrontab'],
  options: { '-T <file>': words => words.map(target => ({ kind: 'read', target })) },
  harmless: '-l | -r | -d | -e | -i | -n | -s | -u <user> | -c <dir> | -V | -x <flags> | -h',
  operands: { '<file>': nothing },
  always: steps,
  examples: {
    'crontab -l': [],
    'crontab -r': ['configure crontab'],
    'crontab -e': ['configure crontab (persists)'],
    'crontab jobs.txt': ['read jobs.txt', 'configure jobs.txt (persists)'],
    "echo '@daily rm x' | crontab -": ['configure crontab (persists)', 'delete x'],
    "crontab <<< '*/5 * * * * cat a.txt'": ['configure crontab (persists)', 'read a.txt'],
    'crontab -T jobs.txt': ['read jobs.txt'],
  },
})
