// asciinema: records a terminal. Source: asciinema(1) 2.2 and 3.0.
import { literal, unresolved } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { interpretText } from './lib/interpreter.ts'
import { connects, nothing, reads, writes } from './roles.ts'

const SHARED =
  '--stdin | --append | --raw | --overwrite | -e, --env <names> | -t, --title <text> | -i, --idle-time-limit <seconds> | --cols <n> | --rows <n>' +
  ' | -y, --yes | -q, --quiet | -h, --help | -I, --input | -f, --output-format <name> | --headless | --window-size <size> | --return'
const record: Body = {
  options: { '--log-file <file>': writes, '-c, --command <text>': words => words.map(script => ({ script })) },
  harmless: SHARED,
  operands: { '<file>': nothing },
  always: given => [
    given.operands[0] ? { kind: 'write', target: given.operands[0] } : { kind: 'connect', target: literal('asciinema.org'), sends: true },
    ...(given('-c') ? [] : [interpretText(unresolved('stdin'), 'sh')]),
  ],
}

export default command('asciinema', {
  harmless: '-h, --help | --version | -V | -q, --quiet | --server-url <url>',
  subcommands: {
    'rec | record': record,
    'stream | session': {
      options: { '-c, --command <text>': words => words.map(script => ({ script })) },
      harmless: `${SHARED} | -l, --local [address] | -r, --remote [url]`,
      operands: { '<file>': writes },
      always: () => [{ kind: 'connect', target: literal('asciinema.org'), sends: true }],
    },
    'play | cat | convert': {
      harmless: `${SHARED} | -s, --speed <n> | -l, --loop | -m, --pause-on-markers | -p`,
      operands: {
        '<file>': (words, given) => (words.some(word => word.values?.some(value => /^https?:/.test(value))) ? connects(words, given) : reads(words, given)),
        '<output>': writes,
      },
    },
    'upload': {
      harmless: SHARED,
      operands: {
        '<file>': words =>
          words.flatMap(target => [{ kind: 'read', target } as const, { kind: 'connect', target: literal('asciinema.org'), sends: true } as const]),
      },
    },
    'auth': { operands: {} },
  },
  examples: {
    'asciinema rec --log-file l.txt -c ls a.cast': ['write l.txt', 'list .', 'write a.cast'],
    'asciinema rec -c "cat a.txt" demo.cast': ['read a.txt', 'write demo.cast'],
    'asciinema rec': ['connect asciinema.org (sends)', 'interpret ?stdin as sh'],
    'asciinema stream -c "cat a.txt"': ['read a.txt', 'connect asciinema.org (sends)'],
    'asciinema play -s 2 demo.cast': ['read demo.cast'],
    'asciinema upload demo.cast': ['read demo.cast', 'connect asciinema.org (sends)'],
  },
})
