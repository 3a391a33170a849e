// setlock, envdir, envuidgid: take one word for themselves and run the rest. Source: setlock(8), envdir(8) of daemontools 0.76.
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

export default command('setlock', {
  aliases: ['envdir', 'envuidgid', 's6-envdir', 's6-setlock'],
  style: 'posix',
  harmless: '-n | -N | -x | -X | -w | -W <seconds> | -e | -E <code> | -q | -s | -t <ms> | -r | -I | -f | -i',
  operands: { '<word>': nothing, '<command...>': nothing },
  always: ({ operands, called: name }): readonly Step[] => {
    const [first, ...rest] = operands
    const own: Step[] = !first
      ? []
      : name === 'envdir' || name === 's6-envdir' || name === 'envuidgid'
        ? [{ kind: 'list', target: first }]
        : [{ kind: 'write', target: first }]
    return rest.length ? [...own, { run: rest }] : own
  },
  examples: { 'setlock -n l cat a.txt': ['write l', 'read a.txt'], 'envdir env rm x': ['list env', 'delete x'] },
})
