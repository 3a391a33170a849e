// comm: compares two sorted files. Source: comm(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('comm', {
  harmless: '-1 | -2 | -3 | -i | --check-order | --nocheck-order | --output-delimiter <text> | --total | -z, --zero-terminated | --help | --version',
  operands: { '<file>': reads, '<file2>': reads },
  examples: { 'comm -12 a b': ['read a', 'read b'] },
})
