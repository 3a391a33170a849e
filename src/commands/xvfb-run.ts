// xvfb-run, xwfb-run: run a program with a screen that nobody sees. Source: xvfb-run(1) 21.1.
import { command } from './define.ts'
import { runs, writes } from './roles.ts'

export default command('xvfb-run', {
  aliases: ['xwfb-run', 'wlheadless-run', 'xvfb-run-safe', 'vglrun'],
  style: 'posix',
  options: { '-e, --error-file <file>': writes, '-f, --auth-file <file>': writes },
  harmless:
    '-a, --auto-servernum, --auto-display | -d | -h, --help | -n, --server-num <n> | -l, --listen-tcp | -p, --xauth-protocol <name> | ' +
    '-s, --server-args <text> | -w, --wait <seconds> | -i | -c, --compositor <name>',
  operands: { '<command...>': runs },
  examples: { 'xvfb-run -a -s "-screen 0 10x10x8" cat a.txt': ['read a.txt'], 'xvfb-run -e err -f auth rm x': ['write err', 'write auth', 'delete x'] },
})
