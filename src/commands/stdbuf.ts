// stdbuf: runs a program with other buffering. Source: stdbuf(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('stdbuf', {
  aliases: ['gstdbuf'],
  style: 'posix',
  harmless: '-i, --input <mode> | -o, --output <mode> | -e, --error <mode> | --help | --version',
  operands: { '<command...>': runs },
  examples: { 'stdbuf -oL cat a': ['read a'] },
})
