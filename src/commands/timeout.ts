// timeout: runs a program for a limited time. Source: timeout(1), GNU coreutils 9.1; busybox 1.35.
import { command } from './define.ts'
import { nothing, runs } from './roles.ts'

export default command('timeout', {
  aliases: ['gtimeout'],
  style: 'posix',
  harmless: '-f, --foreground | --preserve-status | -p | -k, --kill-after <duration> | -s, --signal <signal> | -v, --verbose | --help | --version',
  operands: { '<duration>': nothing, '<command...>': runs },
  examples: { 'timeout -k 5 30 cat a': ['read a'], 'timeout --signal=INT 2s rm -r a': ['delete a (recursive)'] },
})
