// cloudflared: tunnels to and from Cloudflare. Source: cloudflared help, 2024.6.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const TUNNEL =
  '--url <url> | --hello-world | --name, -n <name> | --hostname <name> | --token <token> | --no-autoupdate | --loglevel <level>' +
  ' | --metrics <address> | --protocol, -p <name> | --region <name> | --edge-ip-version <n> | --edge-bind-address <address> | --label <text>' +
  ' | --grace-period <time> | --retries <n> | --tag <text> | --http-host-header <text>' +
  ' | --origin-server-name <name> | --no-tls-verify | --no-chunked-encoding | --http2-origin | --unix-socket <path> | --socks5 | --bastion | --post-quantum' +
  ' | --overwrite-dns, -f | --force | --autoupdate-freq <time> | --transport-loglevel <level> | --proxy-dns | --proxy-dns-port <n>' +
  ' | --proxy-dns-upstream <url> | --management-hostname <name>'
const opens: Body = {
  options: {
    '--config, --credentials-file, --cred-file, --origincert, --origin-ca-pool, --token-file <file>': reads,
    '--logfile, --pidfile, --log-directory, --trace-output <file>': writes,
  },
  harmless: TUNNEL,
  operands: { '<word...>': nothing },
  always: given => [{ kind: 'connect', target: given.value('--url') ?? given.operands[0] ?? literal('cloudflared'), listens: true, sends: true }],
}
const looks: Body = {
  operands: { '<word...>': nothing },
  harmless:
    '--output, -o <format> | --name, -n <name> | --id, -i <id> | --show-deleted, -d' +
    ' | --show-recently-disconnected, -rd | --sort-by <name> | --invert-sort | --credentials-file, --cred-file <file>',
}
const changes: Body = {
  operands: { '<word...>': nothing },
  harmless: `${TUNNEL} | --output, -o <format> | --secret, -s <text> | --credentials-file, --cred-file <file> | --connector-id, -c <id> | --vnet <name> | --default, -d | --comment <text>`,
  always: given => [{ kind: 'mutate', target: given.operands[0] ?? literal('tunnel') }],
}

export default command('cloudflared', {
  harmless: '--help, -h | --version, -v | -V',
  subcommands: {
    tunnel: {
      ...opens,
      subcommands: {
        run: opens,
        'list | info | ready | diag': looks,
        'create | route | vnet | cleanup | login': changes,
        'delete': {
          operands: { '<name...>': words => words.map(target => ({ kind: 'destroy', target })) },
          harmless: '-f, --force | --credentials-file, --cred-file <file>',
        },
        token: { harmless: '--cred-file <file>', operands: { '<name>': words => words.map(target => ({ kind: 'reveal', target })) } },
        ingress: { subcommands: { 'validate | rule': looks } },
      },
      bare: given => [{ kind: 'connect', target: given.value('--url') ?? literal('cloudflared'), listens: true, sends: true }],
      always: () => [],
    },
    'access': {
      subcommands: {
        'login | curl | ssh | tcp | rdp | smb | forward | ssh-config | ssh-gen': {
          harmless:
            '--hostname, --tunnel-host, -T, -H <name>' +
            ' | --url, -L <address> | --listener <address> | --destination <address> | --service-token-id, --id <id> | --service-token-secret, --secret <text>' +
            ' | --quiet, -q | --auto-close',
          operands: { '<word...>': nothing },
          always: given => [{ kind: 'connect', target: given.value('--hostname') ?? given.operands[0] ?? literal('cloudflared'), sends: true }],
        },
        token: { harmless: '--app <url>', always: () => [{ kind: 'reveal', target: literal('cloudflare token') }] },
      },
    },
    'service': { operands: { '<word...>': nothing }, always: () => [{ kind: 'configure', target: literal('cloudflared'), persists: true }] },
    'proxy-dns': {
      harmless: '--metrics <address> | --address <address> | --port <n> | --upstream <url> | --bootstrap <url> | --max-upstream-conns <n>',
      always: () => [{ kind: 'connect', target: literal(':53'), listens: true }],
    },
    'update': { harmless: '--beta | --staging | --version <n>', always: () => [{ kind: 'install', target: literal('cloudflared'), where: 'system' }] },
    'version | help | tail': {
      harmless: '--short, -s | --connector-id <id> | --event <name> | --level <level> | --token <text>',
      operands: { '<word...>': nothing },
    },
  },
  examples: {
    'cloudflared tunnel --url http://localhost:3000': ['connect http://localhost:3000 (listens) (sends)'],
    'cloudflared tunnel --config c.yml run site': ['read c.yml', 'connect site (listens) (sends)'],
    'cloudflared tunnel --logfile log list': ['write log'],
    'cloudflared tunnel create site': ['mutate site'],
    'cloudflared tunnel delete -f site': ['destroy site'],
    'cloudflared tunnel token site': ['reveal site'],
    'cloudflared access curl https://a.dev': ['connect https://a.dev (sends)'],
    'cloudflared access token --app x': ["reveal 'cloudflare token'"],
    'cloudflared service install': ['configure cloudflared (persists)'],
    'cloudflared proxy-dns': ['connect :53 (listens)'],
    'cloudflared update': ['install cloudflared (system)'],
    'cloudflared --version': [],
  },
})
