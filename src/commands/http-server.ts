// http-server: serves a folder; serve, live-server and their kin under their names. Source: http-server 14, serve 14, live-server 1.2 --help.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, lists, nothing, reads } from './roles.ts'

const serves = (given: Given): readonly Step[] => [
  { kind: 'connect', target: literal(`${exact(given.value('-a')) ?? '0.0.0.0'}:${exact(given.value('-p')) ?? '8080'}`), listens: true },
]

export default command(
  'http-server',
  quiet(['--help', '--version'], {
    aliases: ['serve', 'live-server', 'local-web-server', 'ws-server', 'sirv', 'servor', 'browser-sync', 'json-server', 'static-server', 'superstatic'],
    options: {
      '--mimetypes <file>': reads,
      '-a, --host, --hostname <address>': nothing,
      '-p, --port, -l, --listen <n>': nothing,
      '-C, --cert, --ssl-cert, -K, --key, --ssl-key, --ssl-pass <file>': reads,
      '--middleware, -m, --routes, -r, --config, -c <file>': executes,
    },
    harmless:
      '--robots [text] | --no-dotfiles | -h, --help | --version, -v | -d [yes] | -i [yes] | -g, --gzip | -b, --brotli | -e, --ext [ext] | -s, --silent, --single | --cors [headers]' +
      ' | -o, --open [path] | -t <n> | -U, --utc | --log-ip | -P, --proxy <url> | --proxy-options <what> | --username <name> | --password <text>' +
      ' | -S, --tls, --ssl | -n, --no-clipboard | --no-compression | --no-etag | --no-port-switching | -L, --no-request-logging | -u, --symlinks | --debug' +
      ' | --watch [paths] | --ignore <paths> | --no-browser | --browser <name> | --wait <n> | --mount <pair> | --spa | --quiet, -q | --no-css-inject' +
      ' | --entry-file <file> | --https <file> | --files <globs> | --server | --id <key> | -w | --read-only, --ro | -x <n> | --static <folder>',
    always: serves,
    operands: { '<folder>': lists, '<arg...>': nothing },
    examples: {
      'http-server --mimetypes m.types': ['read m.types', 'connect 0.0.0.0:8080 (listens)'],

      'http-server --version': [],
      'http-server dist -p 3000': ['connect 0.0.0.0:3000 (listens)', 'list dist'],
      'serve -a 127.0.0.1 -C c.pem -r r.js dist': ['read c.pem', 'execute r.js', 'connect 127.0.0.1:8080 (listens)', 'list dist'],
    },
  }),
)
