// ld.so: the dynamic linker, which runs a program when called by hand. Source: ld.so(8), glibc 2.36; musl 1.2.
import { command, type Step } from './define.ts'
import { executes, nothing } from './roles.ts'

export default command('ld.so', {
  aliases: ['ld-linux*', 'ld-musl*', 'ld-2.*', 'ld64.so*'],
  style: 'posix',
  options: { '--preload, --audit <files>': executes, '--library-path, --inhibit-rpath <dirs>': nothing },
  harmless:
    '--argv0 <name> | --inhibit-cache | --list | --list-tunables | --list-diagnostics | --verify | --glibc-hwcaps-prepend <list> | ' +
    '--glibc-hwcaps-mask <list> | --help | --version',
  operands: { '<command...>': nothing },
  always: (given): readonly Step[] =>
    given('--list') || given('--verify') || !given.operands.length
      ? given.operands.slice(0, 1).map(target => ({ kind: 'read', target }))
      : [{ run: given.operands }],
  examples: {
    'ld-linux-x86-64.so.2 --library-path /x cat a.txt': ['read a.txt'],
    'ld.so --preload ./e.so cat a.txt': ['execute ./e.so', 'read a.txt'],
    'ld-musl-x86_64.so.1 --list ./app': ['read ./app'],
  },
})
