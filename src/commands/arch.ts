// arch: prints the machine's kind, or (macOS) runs a program for one. Source: arch(1) of coreutils 9.1 and macOS 14.
import { command, type Step } from './define.ts'
import { takeAssignments } from './lib/elevated.ts'
import { nothing } from './roles.ts'
import { oneWord } from './lib/selection.ts'

export default command('arch', {
  style: 'long',
  options: { '-e <assignment>': nothing },
  harmless: '-x86_64 | -x86_64h | -i386 | -arm64 | -arm64e | -ppc | -32 | -64 | -c | -d <name> | -h | -arch <name> | -help | -version',
  operands: { '<command...>': nothing },
  always: (given): readonly Step[] => {
    const { assignments } = takeAssignments(given.values('-e'))
    return given.operands.length ? [{ run: given.operands, ...(assignments.length && { assignments }) }] : []
  },
  outputs: given => (given.operands.length ? undefined : oneWord('arch')),
  examples: { 'arch': [], 'arch -x86_64 cat a.txt': ['read a.txt'], 'arch -arm64 -e A=1 rm x': ['delete x'] },
})
