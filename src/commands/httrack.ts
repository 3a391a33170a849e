// httrack, wpull, monolith, single-file: copy web sites into a folder. Source: httrack(1) 3.49, monolith --help 2.8.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { connects, nothing, reads } from './roles.ts'

export default command('httrack', {
  aliases: ['webhttrack', 'monolith', 'single-file', 'wpull', 'grab-site', 'suckit'],
  options: {
    '-O, --path, -o, --output <dir>': nothing,
    '-V, --userdef-cmd <command>': words => words.map(script => ({ script })),
    '-%L, --list, --urls-file <file>': reads,
    '-P, --proxy <url>': connects,
  },
  harmless:
    '-w, --mirror | -W | -g, --get-files | -i, --continue | -Y, --mirrorlinks | -q, --quiet | -v, --verbose | -r, --depth [n] | -r1 | -r2 | -r3 | -r4' +
    ' | -r5 | -m, --max-files [n] | -M [n] | -E, --max-time [n] | -A, --max-rate [n] | -c, --sockets [n] | -T, --timeout [n] | -R, --retries [n]' +
    ' | -n, --near | -N, --structure [n]' +
    ' | -x | -b [n] | -u [n] | -j [n] | -s, --robots [n] | -F, --user-agent <text> | -C, --cache [n] | -k | -z | -Z | -f | -I | -S | -D | -U | -B | -a | -d' +
    ' | -l | -e | -t, --test | -%v | -%e0 | -K [n] | -h, --help | --version | -I, --isolate | --update | --skeleton | --ext-depth [n] | --spider',
  operands: {
    '<url...>': (words, given) =>
      connects(
        words.filter(word => !/^[+-]/.test(word.values?.[0] ?? '')),
        given,
      ),
  },
  always: (given): readonly Step[] => (given.operands.length ? [{ kind: 'write', target: given.value('-O') ?? literal('.') }] : []),
  examples: {
    'httrack https://a.dev -O site -r2 "+*.png"': ['write site', 'connect https://a.dev'],
    'httrack https://a.dev -V "rm x" -%L urls -P p.dev:80': ['delete x', 'read urls', 'connect p.dev:80', 'write .', 'connect https://a.dev'],
  },
})
