// http-server, serve, live-server and others: show a folder to browsers. Source: http-server 14, serve 14, live-server 1.2, browser-sync 3, simple-http-server 0.6, miniserve 0.27 --help.
import { literal, map } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { listen } from './lib/net.ts'
import { nothing, reads } from './roles.ts'

const address = (given: Given): Step => {
  const port = given.value('-p') ?? given.value('-l') ?? literal('8080')
  const host = given.value('--host') ?? given.value('-a')
  return listen(host ? map(port, value => `${host.values?.[0] ?? host.text}:${value}`) : map(port, value => (/^\d+$/.test(value) ? `:${value}` : value)))
}

export default command('http-server', {
  aliases: ['serve', 'live-server', 'servez', 'miniserve', 'simple-http-server', 'static-server', 'local-web-server', 'ws', 'sirv', 'five-server', 'json-server', 'browser-sync', 'dufs'],
  options: { '-p, --port <port>': nothing, '-l, --listen, -L <address>': nothing, '--host, -H <host>': nothing, '-a, --address, --bind <host>': nothing, '-C, --cert, -K, --key, --ssl-cert, --ssl-key, --config, --https, --middleware <file>': reads, '-P, --proxy <url>': words => words.map(target => ({ kind: 'connect', target })) },
  harmless: '-s, --silent, --single | -d [mode] | -i [mode] | -g, --gzip | -b, --brotli | -e, --ext [name] | --cors [headers] | -c [seconds] | -U, --utc'
    + ' | -o, --open [path] | -S, --tls | -m | -r, --robots [text] | --no-dotfiles | --no-panic | -t [seconds] | -T | -n, --no-clipboard'
    + ' | -u, --no-compression | --no-etag'
    + ' | --symlinks | --no-port-switching | --no-request-logging | --debug | --dev | -w, --watch [paths] | -q, --quiet [level] | -V, --verbose'
    + ' | -v, --version | -h, --help | --no-browser | --no-css-inject | --browser <name> | --ignore <paths> | --ignorePattern <regex> | --wait <ms>'
    + ' | --mount <map> | --entry-file <file> | --spa'
    + ' | --htpasswd <file> | --username <name> | --password <text> | --log-ip | --mimetypes <file> | --https-module <name> | --proxy-options <text>'
    + ' | --static <dir> | --delay <ms> | --routes <file> | --no-open | --files <globs> | --server [dir] | --index <name> | --directory | -R, --enable-tar'
    + ' | -z | -D | -F | -I | -x',
  operands: { '<word...>': nothing },
  always: given => (given('-v') || given('-h') ? [] : [address(given)]),
  examples: {
    'http-server dist -p 8081 -c-1 --cors': ['connect :8081 (listens)'],
    'serve -s build -l 3000': ['connect :3000 (listens)'],
    'serve -l tcp://127.0.0.1:5000': ['connect tcp://127.0.0.1:5000 (listens)'],
    'live-server --host=localhost --port=9 --no-browser': ['connect localhost:9 (listens)'],
    'http-server -a 127.0.0.1 -S -C c.pem -P http://a.dev': ['read c.pem', 'connect http://a.dev', 'connect 127.0.0.1:8080 (listens)'],
    'serve --version': [],
  },
})
