// k9s, lazydocker, ctop: look at and change containers by keys. Source: k9s --help 0.50.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('k9s', {
  aliases: ['lazydocker', 'ctop', 'dry', 'oxker'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => (given.operands.some(word => /^(--version|-v|version|--help|-h|help|info|--readonly)$/.test(word.values?.[0] ?? '')) ? [] : [{ kind: 'unknown', target: { text: given.called, values: [given.called] }, why: 'keys decide what it does' }]),
  examples: { 'k9s version': [], 'k9s': ['unknown k9s (keys decide what it does)'] },
})
