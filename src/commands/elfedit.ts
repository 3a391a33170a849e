// elfedit: changes the header of an ELF file. Source: elfedit(1), binutils 2.40.
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { writes } from './roles.ts'

export default command(
  'elfedit',
  quiet(['--help', '--version'], {
    harmless:
      '--input-mach <name> | --output-mach <name> | --input-type <name> | --output-type <name> | --input-osabi <name> | --output-osabi <name> | --input-abiversion <n> | --output-abiversion <n> | ' +
      '--enable-x86-feature <name> | --disable-x86-feature <name> | -h, --help | -v, --version',
    operands: { '<file...>': writes },
    examples: { 'elfedit --output-type dyn a.o': ['write a.o'], 'elfedit -v': [] },
  }),
)
