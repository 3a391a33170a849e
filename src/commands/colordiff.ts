// colordiff: diff in colours. Source: colordiff(1) 1.0.21.
import { command } from './define.ts'
import { DIFF_HARMLESS, diffBody } from './lib/diff.ts'

export default command('colordiff', {
  ...diffBody,
  harmless: `${DIFF_HARMLESS} | --difftype <type> | --fakeexitcode | --nobanner`,
  aliases: ['cdiff'],
  examples: {
    'colordiff -u a.txt b.txt': ['read a.txt', 'read b.txt'],
    'colordiff -r -X skip.txt src old': ['read skip.txt', 'read src (recursive)', 'read old (recursive)'],
    'colordiff --from-file=a.txt b.txt': ['read a.txt', 'read b.txt'],
    'colordiff --to-file=a.txt b.txt': ['read a.txt', 'read b.txt'],
    'diff -u a.txt b.txt | colordiff': ['read a.txt', 'read b.txt'],
  },
})
