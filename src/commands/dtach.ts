// dtach, abduco: keep a program alive without a terminal. Source: dtach(1) 0.9, abduco(1) 0.6.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('dtach', {
  aliases: ['abduco'],
  style: 'posix',
  options: { '-A, -c, -n, -N <socket>': nothing },
  harmless: '-a <socket> | -p <socket> | -e <character> | -E | -r <method> | -z | -l | -f | -q | -v | -h | --help | --version',
  // The options of one kind may also stand between the socket and the program.
  operands: { '<command...>': words => {
    const at = words.findIndex((word, i) => !/^-[a-zA-Z]/.test(word.values?.[0] ?? '') && !/^-[er]$/.test(words[i - 1]?.values?.[0] ?? ''))
    return at < 0 ? [] : [{ run: words.slice(at) }]
  } },
  examples: { 'dtach -n /tmp/s -z cat a.txt': ['read a.txt'], 'dtach -A s rm x': ['delete x'], 'abduco -c s cat a.txt': ['read a.txt'], 'dtach -a s': [] },
})
