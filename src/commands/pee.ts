// pee, mispipe: pipe to several shell commands, or through them. Source: pee(1), mispipe(1) of moreutils 0.67.
import { command } from './define.ts'
import { evaluates } from './roles.ts'

export default command('pee', {
  aliases: ['mispipe'],
  harmless: '--ignore-sigpipe | --no-ignore-sigpipe | --ignore-write-errors | --no-ignore-write-errors',
  operands: { '<command...>': evaluates },
  examples: { "pee 'cat > a' 'rm x' < b": ['read b', 'write a', 'delete x'], 'mispipe "cat a.txt" "cat > b"': ['read a.txt', 'write b'] },
})
