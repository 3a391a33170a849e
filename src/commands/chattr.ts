// chattr: changes attributes of files. Source: chattr(1), e2fsprogs 1.47.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('chattr', {
  harmless: '-R | -V | -f | -v <version> | -p <project> | -a | -A | -c | -C | -d | -D | -e | -F | -i | -I | -j | -m | -P | -s | -S | -t | -T | -u | -x | +<n>',
  operands: {
    '<path...>': (words, given) =>
      words.filter(word => !exact(word)?.startsWith('=')).map(target => ({ kind: 'permit', target, ...(given('-R') && { recursive: true as const }) })),
  },
  examples: { 'chattr +i a.txt': ['permit a.txt'], 'chattr -R -i src': ['permit src (recursive)'] },
})
