// caddy: a web server. Source: caddy help, 2.6 to 2.8.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { listen } from './lib/net.ts'
import { nothing, reads, writes } from './roles.ts'

const serves = (extra: string): Body => ({
  options: { '-c, --config, --envfile <file>': reads, '--pidfile <file>': writes, '-l, --listen <address>': nothing, '--from <address>': nothing },
  harmless: `-a, --adapter <name> | -e, --environ | --resume | -w, --watch | --pingback <address> | -v, --access-log | --debug | -h, --help | ${extra}`,
  operands: { '<word...>': nothing },
  always: given => (given('--help') ? [] : [listen(given.value('--listen') ?? given.value('--from') ?? literal('caddy'))]),
})
const looks: Body = {
  options: { '-c, --config <file>': reads, '--envfile <file>': reads },
  harmless:
    '-a, --adapter <name> | -p, --pretty | --validate' +
    ' | --versions | --packages | -s, --skip-standard | -h, --help | -d, --diff | --algorithm <name> | --plaintext <text> | -b, --bcrypt-cost <n>',
  operands: { '<word...>': nothing },
}

export default command('caddy', {
  harmless: '-h, --help | --version',
  subcommands: {
    'run | start': serves(''),
    'file-server': serves(
      '-r, --root <dir> | -d, --domain <name> | -b, --browse | -t, --templates | --no-compress | -p, --precompressed <list>' +
        ' | --reveal-symlinks | -f, --file-limit <n>',
    ),
    'php-server': serves('-r, --root <dir> | -d, --domain <name>'),
    'reverse-proxy': serves(
      '-t, --to <address> | --change-host-header | --insecure | -H, --header-up <line> | --header-down <line> | --internal-certs' +
        ' | -i, --disable-redirects | -r, --refresh',
    ),
    respond: serves('-s, --status <n> | -H, --header <line> | -b, --body <text>'),
    'stop | reload': {
      options: { '-c, --config <file>': reads, '--address <address>': nothing },
      harmless: '-a, --adapter <name> | -f, --force',
      always: given => [{ kind: 'configure', target: given.value('--address') ?? literal('caddy') }],
    },
    'adapt | validate | list-modules | environ | version | help | hash-password | build-info | manpage | completion': looks,
    fmt: {
      options: { '-w, --overwrite': nothing, '-c, --config <file>': reads },
      harmless: '-d, --diff',
      operands: { '<file>': reads },
      always: given => (given('-w') ? [{ kind: 'write', target: given.operands[0] ?? literal('Caddyfile') }] : []),
    },
    'trust | untrust': {
      harmless: '--ca <id> | --address <address> | -c, --config <file> | -a, --adapter <name> | -p, --cert <file>',
      always: () => [{ kind: 'configure', target: literal('trusted certificates') }],
    },
    'add-package | remove-package | upgrade': {
      harmless: '--keep-backup',
      operands: { '<package...>': nothing },
      always: given => [{ kind: 'install', target: given.operands[0] ?? literal('caddy'), where: 'system' }],
    },
    'storage': {
      subcommands: { 'export | import': { options: { '-c, --config <file>': reads, '-o, --output <file>': writes, '-i, --input <file>': reads } } },
    },
  },
  examples: {
    'caddy run --config Caddyfile --pidfile p': ['read Caddyfile', 'write p', 'connect caddy (listens)'],
    'caddy file-server --listen :8080 --root www': ['connect :8080 (listens)'],
    'caddy reverse-proxy --from :80 --to :3000': ['connect :80 (listens)'],
    'caddy reload --address localhost:2019': ['configure localhost:2019'],
    'caddy validate --config Caddyfile --envfile e': ['read Caddyfile', 'read e'],
    'caddy fmt -w Caddyfile': ['write Caddyfile', 'read Caddyfile'],
    'caddy trust': ["configure 'trusted certificates'"],
    'caddy upgrade': ['install caddy (system)'],
    'caddy storage export --config c -o out.tar': ['read c', 'write out.tar'],
    'caddy storage import --config c --input in.tar': ['read c', 'read in.tar'],
    'caddy version': [],
  },
})
