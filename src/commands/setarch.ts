// setarch, linux32, linux64: run a program with another machine type. Source: setarch(8), util-linux 2.38; arch(1), macOS 14.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

const MACHINES = /^(linux32|linux64|i\d86|x86_64|amd64|athlon|aarch64|arm64|armv\w+|ppc\w*|s390x?|mips\w*|sparc\w*|ia64|parisc\w*|alpha\w*|riscv\w*|uname26|loong\w*)$/

export default command('setarch', {
  aliases: ['linux32', 'linux64', 'i386', 'x86_64', 'uname26'],
  style: 'posix',
  harmless:
    '-B, --32bit | -F, --fdpic-funcptrs | -I, --short-inode | -L, --addr-compat-layout | -p, --pid <process> | -R, --addr-no-randomize | ' +
    '-S, --whole-seconds | -T, --sticky-timeouts | -v, --verbose | -X, --read-implies-exec | -Z, --mmap-page-zero | -3, --3gb | --4gb | --uname-2.6 | ' +
    '--list | --show | -h, --help | -V, --version',
  operands: {
    '<word...>': words => {
      let rest = MACHINES.test(exact(words[0]) ?? '') ? words.slice(1) : words
      while (/^-/.test(exact(rest[0]) ?? '')) rest = rest.slice(1)
      return rest.length ? [{ run: rest }] : []
    },
  },
  examples: { 'setarch x86_64 -R cat a': ['read a'], 'linux32 cat a': ['read a'] },
})
