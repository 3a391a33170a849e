// chroot: runs a program with another root folder, which takes root. Source: chroot(8), GNU coreutils 9.1.
import { literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'

export default command('chroot', {
  style: 'posix',
  harmless: '--groups <list> | --userspec <owner> | -u <user> | -g <group> | -G <groups> | -n | --skip-chdir | --help | --version',
  operands: {
    // Paths inside are below the new root; taking them for the machine's own is the worse reading.
    '<folder>': () => [{ kind: 'elevate', target: literal('root') }],
    '<command...>': words => [{ run: words, elevated: true }],
  },
  always: ({ operands }) => (operands.length === 1 ? [{ script: unresolved('stdin'), language: 'sh', elevated: true }] : []),
  examples: { 'chroot /mnt cat a': ['elevate root', 'read a'], 'chroot /mnt': ['interpret ?stdin as sh', 'elevate root'] },
})
