// diff: compares files. Source: diff(1), GNU diffutils 3.8, FreeBSD 14, busybox 1.35.
import { command } from './define.ts'
import { diffBody } from './lib/diff.ts'

export default command('diff', {
  aliases: ['gdiff', 'zdiff', 'bzdiff', 'xzdiff', 'lzdiff'],
  ...diffBody,
  examples: {
    'diff -u a.txt b.txt': ['read a.txt', 'read b.txt'],
    'diff -rq --exclude=.git src old': ['read src (recursive)', 'read old (recursive)'],
    'diff -U5 a.txt -': ['read a.txt'],
    'diff -r -X skip.txt --from-file=a.txt b.txt': ['read skip.txt', 'read a.txt (recursive)', 'read b.txt (recursive)'],
    'diff --to-file=a.txt b.txt c.txt': ['read a.txt', 'read b.txt', 'read c.txt'],
    'diff -y -W 120 --suppress-common-lines a.txt b.txt': ['read a.txt', 'read b.txt'],
  },
})
