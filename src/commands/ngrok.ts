// ngrok: lets the internet reach a port of this machine. Source: ngrok help, 3.6.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const opens: Body = {
  options: {
    '--config <file>': reads,
    '--traffic-policy-file, --policy-file <file>': reads,
    '--log <file>': (words, given) =>
      writes(
        words.filter(word => !/^(?:stdout|stderr|false)$/.test(word.values?.[0] ?? '')),
        given,
      ),
    '--verify-upstream-tls-cas <file>': nothing,
  },
  harmless:
    '--domain, --url, --hostname, --subdomain <name> | --region <name> | --authtoken <token> | --basic-auth <text> | --oauth <name>' +
    ' | --oauth-allow-email <list> | --oauth-allow-domain <list> | --oidc <url> | --host-header <text> | --inspect [bool] | --log-format <name>' +
    ' | --log-level <level> | --scheme <list> | --cidr-allow <list>' +
    ' | --cidr-deny <list> | --compression | --name <name> | --pooling-enabled [bool] | --proxy-proto <n> | --remote-addr <address>' +
    ' | --request-header-add <line> | --response-header-add <line> | --verify-webhook <name> | --verify-webhook-secret <text>' +
    ' | --webhook-verification <text> | --circuit-breaker <n> | --metadata <text>' +
    ' | --description <text> | --binding <name> | --app-protocol <name> | --crt <file> | --key <file> | --mutual-tls-cas <file> | -h, --help | --all' +
    ' | --none | --label <text> | --api-key <key> | --tcp-idle-timeout <time> | --ua-filter-allow <list> | --ua-filter-deny <list>' +
    ' | --websocket-tcp-converter | --upstream-protocol <name>',
  operands: { '<word...>': nothing },
  always: given => [{ kind: 'connect', target: given.operands[0] ?? literal('ngrok'), listens: true, sends: true }],
}

export default command('ngrok', {
  harmless: '-h, --help | -v, --version',
  subcommands: {
    'http | tcp | tls | start | tunnel | service': opens,
    'config': {
      subcommands: {
        'add-authtoken | add-api-key | add-server-addr | add-connect-url | upgrade | edit': {
          harmless: '--config <file> | --relocate | --dry-run',
          operands: { '<word...>': nothing },
          always: () => [{ kind: 'configure', target: literal('ngrok') }],
        },
        'check': { options: { '--config <file>': reads } },
      },
    },
    'authtoken | update | credits | diagnose': {
      operands: { '<word...>': nothing },
      harmless: '--config <file> | --channel <name> | -6, --ipv6 | -w, --write-report <file>',
      always: () => [{ kind: 'configure', target: literal('ngrok') }],
    },
    'api': { harmless: '--api-key <key> | --config <file>', operands: { '<word...>': words => words.slice(0, 1).map(target => ({ kind: 'mutate', target })) } },
    'version | help | completion': { operands: { '<word...>': nothing } },
  },
  examples: {
    'ngrok http 3000': ['connect 3000 (listens) (sends)'],
    'ngrok tcp 22 --log=out.log --config n.yml --traffic-policy-file p.yml': ['write out.log', 'read n.yml', 'read p.yml', 'connect 22 (listens) (sends)'],
    'ngrok http 80 --verify-upstream-tls-cas ca.pem': ['connect 80 (listens) (sends)'],
    'ngrok config add-authtoken x': ['configure ngrok'],
    'ngrok config check --config n.yml': ['read n.yml'],
    'ngrok api endpoints list': ['mutate endpoints'],
    'ngrok version': [],
  },
})
