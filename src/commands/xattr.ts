// xattr: reads and changes extended attributes. Source: xattr(1), macOS 14.
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

function files(given: Given): readonly Step[] {
  const skip = given('-w') ? 2 : given('-p') || given('-d') ? 1 : 0
  const changes = given('-w') || given('-d') || given('-c')
  return given.operands.slice(skip).map(target => (changes ? { kind: 'permit', target, ...(given('-r') && { recursive: true as const }) } : { kind: 'list', target }))
}

export default command('xattr', {
  harmless: '-c | -d | -h, --help | -l | -p | -r | -s | -v | -w | -x | -z',
  operands: { '<word...>': nothing },
  always: files,
  examples: { 'xattr -l a': ['list a'], 'xattr -d com.apple.quarantine a.app': ['permit a.app'], 'xattr -cr a.app': ['permit a.app (recursive)'] },
})
