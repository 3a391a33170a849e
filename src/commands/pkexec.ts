// pkexec: runs a program as another user. Source: pkexec(1), polkit 122.
import { command } from './define.ts'
import { elevates, shellAs } from './lib/elevated.ts'
import { nothing } from './roles.ts'

export default command('pkexec', {
  style: 'posix',
  harmless: '--user, -u <user> | --disable-internal-agent | --keep-cwd | --version | --help',
  operands: { '<command...>': nothing },
  always: given => {
    if (given('--version') || given('--help')) return []
    const first = elevates(given.value('--user'))
    return given.operands.length ? [first, { run: given.operands, elevated: true }] : [first, ...shellAs(given, [])]
  },
  examples: {
    'pkexec --user bob cat a.txt': ['elevate bob', 'read a.txt'],
    'pkexec rm a.txt': ['elevate root', 'delete a.txt'],
    'pkexec': ['elevate root', 'interpret ?stdin as sh'],
    'pkexec --version': [],
  },
})
