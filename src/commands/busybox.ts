// busybox, toybox: many programs in one; the first operand says which. Source: busybox(1) 1.35; toybox 0.8.
import { exact } from '../model/index.ts'
import { command, type Step } from './define.ts'

export default command('busybox', {
  aliases: ['toybox', 'coreutils', 'uutils'],
  style: 'posix',
  harmless: '--list | --list-full | --help | --long | --version',
  operands: {
    '<command...>': (words): readonly Step[] => {
      const [applet, folder] = words
      return exact(applet) === '--install' && folder ? [{ kind: 'write', target: folder }] : [{ run: words }]
    },
  },
  always: given => (given('--install') ? given.operands.map(target => ({ kind: 'write', target })) : []),
  examples: { 'busybox rm -rf build': ['delete build (recursive)'], 'busybox --list': [], "busybox sh -c 'cat a'": ['read a'] },
})
