// zgrep: grep on compressed files. Source: zgrep(1) of gzip 1.12, xzgrep(1), bzgrep(1), zstdgrep(1), lzgrep(1).
import { command } from './define.ts'
import { grepBody } from './lib/grep.ts'

export default command('zgrep', {
  ...grepBody,
  aliases: ['zegrep', 'zfgrep', 'bzgrep', 'bzegrep', 'bzfgrep', 'xzgrep', 'xzegrep', 'xzfgrep', 'lzgrep', 'lzegrep', 'lzfgrep', 'zstdgrep', 'lz4grep'],
  outputs: given => (given('-l') || given('-q') ? grepBody.outputs?.(given) : undefined),
  examples: {
    'zgrep -c error log.1.gz log.2.gz': ['read log.1.gz', 'read log.2.gz'],
    'xzgrep -f words.txt log.xz': ['read words.txt', 'read log.xz'],
    'zgrep --exclude-from=skip.txt -r error logs': ['read skip.txt', 'read logs (recursive)'],
    'cat $(zgrep -l error a.gz)': ['read a.gz', 'read each of a.gz'],
  },
})
