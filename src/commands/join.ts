// join: joins lines of two files by a field. Source: join(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('join', {
  harmless:
    '-a <file> | -e <text> | -i, --ignore-case | -j <field> | -o <format> | -t <character> | -v <file> | -1 <field> | -2 <field> | --check-order | ' +
    '--nocheck-order | --header | -z, --zero-terminated | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'join -t, -1 2 -2 1 a b': ['read a', 'read b'] },
})
