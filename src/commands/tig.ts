// tig: git's history in the terminal. What it shows it gets from git with the same words. Source: tig(1), tig 2.5.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const AS_GIT = new Set(['log', 'show', 'reflog', 'blame', 'grep', 'stash', 'status'])

/** The words that are tig's own, and a line to show, are left out. */
function shown(words: readonly Word[]): readonly Step[] {
  const own = words.filter(word => !/^(?:\+\d+|-v|-h)$/.test(exact(word) ?? ''))
  const [first, ...rest] = own
  const name = exact(first)
  if (name === '-C') return [{ run: [literal('git'), ...own.slice(0, 2), literal('log'), ...own.slice(2)] }]
  if (name === 'refs') return []
  if (name === 'stash') return [{ run: [literal('git'), literal('stash'), literal('list'), ...rest] }]
  return [{ run: [literal('git'), ...(name && AS_GIT.has(name) ? own : [literal('log'), ...own])] }]
}

export default command('tig', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => shown(given.operands),
  examples: {
    'tig': [],
    'tig --all src': [],
    'tig show HEAD:.env': ['read .env'],
    'tig blame +9 .env': ['read .env'],
    'tig -C /srv/app main': ['list /srv/app', 'execute /srv/app/.git'],
    'tig refs --branches': [],
    'tig stash': [],
    'tig log --output=/etc/motd': ['write /etc/motd'],
  },
})
