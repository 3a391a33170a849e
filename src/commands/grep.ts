// grep: prints lines that match. Source: grep(1), GNU grep 3.8, FreeBSD 14, busybox 1.35.
import { command } from './define.ts'
import { grepBody } from './lib/grep.ts'

export default command('grep', {
  ...grepBody,
  aliases: ['egrep', 'fgrep', 'rgrep', 'ggrep', 'gegrep', 'gfgrep', 'pcregrep', 'pcre2grep'],
  examples: {
    'grep -n foo a.ts b.ts': ['read a.ts', 'read b.ts'],
    'grep -rn --include="*.ts" foo': ['read . (recursive)'],
    'grep -r --include=.env foo .': ['read .env', 'read . (recursive)'],
    'grep -R -e foo -e bar src lib': ['read src (recursive)', 'read lib (recursive)'],
    'grep -d recurse foo src': ['read src (recursive)'],
    'grep -A3 -B 2 -iE "a|b"': [],
    'grep -5 foo a.ts': ['read a.ts'],
    'grep -f patterns.txt a.ts': ['read patterns.txt', 'read a.ts'],
    'grep -r --exclude-from=skip.txt foo .': ['read skip.txt', 'read . (recursive)'],
    'cat $(grep -rl foo src)': ['read src (recursive)', 'read each of {src, src/**}'],
    'cat $(ls *.md | grep -v draft)': ['list README.md', 'read each of README.md'],
    'egrep "a|b" notes.md': ['read notes.md'],
    'rgrep foo': ['read . (recursive)'],
  },
})
