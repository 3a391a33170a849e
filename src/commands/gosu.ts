// gosu, su-exec, setuidgid, chpst: become another user and run a program. Source: gosu 1.17, su-exec 0.2, chpst(8), setuidgid(8).
import { command } from './define.ts'
import { elevates } from './lib/elevated.ts'
import { nothing } from './roles.ts'

export default command('gosu', {
  aliases: ['su-exec', 'setuidgid', 's6-setuidgid'],
  style: 'posix',
  harmless: '--help | --version | -h | -v',
  operands: { '<user>': nothing, '<command...>': (words, given) => [elevates(given.operands[0]), { run: words, elevated: true }] },
  examples: { 'gosu bob cat a.txt': ['elevate bob', 'read a.txt'], 'su-exec root rm a.txt': ['elevate root', 'delete a.txt'], 'gosu --version': [] },
})
