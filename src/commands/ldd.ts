// ldd: the libraries that a program needs. It may start the program to find out. Source: ldd(1), glibc 2.36.
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes } from './roles.ts'

export default command(
  'ldd',
  quiet(['--help', '--version'], {
    harmless: '-d, --data-relocs | -r, --function-relocs | -u, --unused | -v, --verbose | --help | --version',
    operands: { '<program...>': executes },
    examples: { 'ldd /usr/bin/ls': ['execute /usr/bin/ls'], 'ldd -v ./a.out b.so': ['execute ./a.out', 'execute b.so'], 'ldd --version': [] },
  }),
)
