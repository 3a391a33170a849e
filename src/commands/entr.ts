// entr: runs a program whenever one of the files named on its input changes. Source: entr(1) 5.2.
import { exact, type Word } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('entr', {
  style: 'posix',
  harmless: '-a | -c | -cc | -d | -n | -p | -r | -s | -x | -z',
  operands: { '<command...>': nothing },
  // `/_` stands for the file that changed; what it runs does not get its input.
  always: given => {
    const words = given.operands.map((word): Word => (exact(word) === '/_' ? (given.stdin ?? { text: '/_' }) : word))
    if (!words.length) return []
    return given('-s') ? words.slice(0, 1).map(script => ({ script })) : [{ run: words, stdin: null }]
  },
  examples: {
    'ls src/*.c | entr -r cat a.txt': ['list each of src/*.c', 'read a.txt'],
    'ls *.c | entr rm /_': ['list each of *.c', 'delete each of *.c'],
    "ls | entr -s 'rm x'": ['list .', 'delete x'],
  },
})
