// debugfs: looks into and changes ext file systems, by commands. Source: debugfs(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('debugfs', {
  options: { '-f <file>': reads, '-d <file>': reads },
  harmless: '-D | -V | -b <size> | -c | -i | -n | -R <command> | -s <superblock> | -w | -z <file>',
  operands: { '<device>': (words, given) => words.map(target => ({ kind: given('-w') ? 'write' : 'read', target })) },
  always: given => {
    const script = given.value('-R') ?? given.value('-f')
    // `dump`, `write` and `!command` are among its commands.
    if (script) return [{ kind: 'interpret', target: script, language: 'debugfs', ...(given('-R') && { literal: true as const }) }]
    return given.operands.length && !given('-V') ? [{ kind: 'interpret', target: given.stdin ?? { text: 'stdin' }, language: 'debugfs' }] : []
  },
  examples: {
    "debugfs -R 'stat a' disk.img": ["interpret 'stat a' as debugfs (literal)", 'read disk.img'],
    'debugfs -w -f run.txt disk.img': ['read run.txt', 'interpret run.txt as debugfs', 'write disk.img'],
    'debugfs -d data.bin -i disk.img': ['read data.bin', 'interpret ?stdin as debugfs', 'read disk.img'],
  },
})
