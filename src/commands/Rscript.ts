// Rscript: runs R programs. Source: Rscript(1), R 4.2.
import { command } from './define.ts'
import { runsText, script } from './lib/interpreter.ts'

export default command('Rscript', {
  aliases: ['littler', 'r'],
  style: 'posix',
  options: { '-e <text>': runsText('r') },
  harmless:
    '--help | --version | --verbose | --default-packages <names> | --save | --no-environ | --no-site-file | --no-init-file | --restore | --vanilla | ' +
    '--no-save | --no-restore | --encoding <name> | --quiet | --arch <name>',
  operands: { '<file>': script('r', ['-e']), '<arg...>': () => [] },
  examples: { 'Rscript --version': [], 'Rscript --vanilla a.R x': ['interpret a.R as r (file)'], "Rscript -e '1 + 1'": ["interpret '1 + 1' as r (literal)"] },
})
