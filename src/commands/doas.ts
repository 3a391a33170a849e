// doas: runs a program as another user. Source: doas(1) of OpenBSD 7.4, opendoas 6.8.
import { command } from './define.ts'
import { elevates, shellAs, takeAssignments } from './lib/elevated.ts'
import { nothing, reads } from './roles.ts'

export default command('doas', {
  style: 'posix',
  options: { '-C <file>': reads },
  harmless: '-L | -n | -s | -u <user> | -a <style>',
  operands: { '<command...>': nothing },
  always: given => {
    const { assignments, rest } = takeAssignments(given.operands)
    if (given('-C') || given('-L')) return []
    if (given('-s')) return [elevates(given.value('-u')), ...shellAs(given, rest)]
    return rest.length ? [elevates(given.value('-u')), { run: rest, assignments, elevated: true }] : []
  },
  examples: {
    'doas -u bob cat a.txt': ['elevate bob', 'read a.txt'],
    'doas rm -r /srv/x': ['elevate root', 'delete /srv/x (recursive)'],
    'doas -s': ['elevate root', 'interpret ?stdin as sh'],
    'doas -C doas.conf rm x': ['read doas.conf'],
    'doas -L': [],
  },
})
