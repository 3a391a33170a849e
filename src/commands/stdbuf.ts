// stdbuf, unbuffer: run a program with other buffering. Source: stdbuf(1), GNU coreutils 9.1; unbuffer(1), expect 5.45.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('stdbuf', {
  aliases: ['unbuffer', 'gstdbuf'],
  style: 'posix',
  harmless: '-i, --input <mode> | -o, --output <mode> | -e, --error <mode> | -p | --help | --version',
  operands: { '<command...>': runs },
  examples: { 'stdbuf -oL cat a': ['read a'], 'unbuffer cat a': ['read a'] },
})
