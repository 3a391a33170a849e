// cmd: the shell of Windows. Source: cmd /?, Windows 11.
import { exact } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { readCmd } from './lib/cmd-line.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('cmd', {
  aliases: ['cmd.exe', 'CMD', 'command.com'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const at = given.operands.findIndex(word => /^\/{1,2}[ckr]$/i.test(exact(word) ?? ''))
    if (at < 0) {
      const asks = given.operands.some(word => exact(word) === '/?')
      return asks ? [] : [{ kind: 'interpret', target: given.stdin ?? { text: 'stdin' }, language: 'cmd' }]
    }
    const line = joined(given.operands.slice(at + 1))
    const read = line.values?.map(readCmd) ?? [undefined]
    const known: Step[] = read.flatMap(steps => steps ?? [])
    return read.every(steps => steps !== undefined) ? known : [...known, { kind: 'interpret', target: line, language: 'cmd', ...(line.values && { literal: true }) }]
  },
  examples: {
    'cmd /c dir': [],
    'cmd //c "rmdir /s /q build"': ['delete build (recursive)'],
    'cmd.exe /d /c "del /q a.txt & type b.txt"': ['delete a.txt', 'read b.txt'],
    'cmd /c "for %f in (*) do del %f"': [`interpret 'for %f in (*) do del %f' as cmd (literal)`],
    'cmd': ['interpret ?stdin as cmd'],
  },
})
