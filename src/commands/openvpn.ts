// openvpn: a tunnel to a private network, whose settings can run programs. Source: openvpn(8) 2.6.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { all, connects, each, nothing, reads, unknowns, writes } from './roles.ts'

const scripts: Role = words => words.map(script => ({ script }))
const configs: Role = all(reads, unknowns('settings of a tunnel can run programs'))

function steps(given: Given): readonly Step[] {
  if (
    ['--version', '--help', '--show-ciphers', '--show-digests', '--show-tls', '--show-engines', '--show-curves', '--show-groups', '--show-gateway'].some(
      option => given(option),
    )
  )
    return []
  if (given('--genkey')) return given.operands.slice(-1).map(target => ({ kind: 'write', target }))
  const [file] = given.operands
  return [
    ...(file && exact(file) && !given('--config') ? configs([file], given) : []),
    { kind: 'configure', target: given.value('--dev') ?? literal('tunnel') },
  ]
}

export default command('openvpn', {
  aliases: ['openvpn3'],
  style: 'long',
  options: {
    '--config <file>': configs,
    '--up, --down, --route-up, --route-pre-down, --ipchange, --client-connect, --client-disconnect, --client-crresponse, --learn-address, --tls-verify, --tls-crypt-v2-verify, --iproute <command>':
      scripts,
    '--auth-user-pass-verify <command> <method>': words => words.slice(0, 1).map(script => ({ script })),
    '--plugin, --engine, --providers, --pkcs11-providers <file>': each(target => ({ kind: 'execute', target })),
    '--ca, --cert, --crl-verify, --dh, --pkcs12, --extra-certs, --auth-user-pass, --askpass, --client-config-dir, --capath, --auth-gen-token-secret, --tls-crypt-v2, --http-proxy-user-pass <file>': reads,
    '--log, --log-append, --writepid, --status, --replay-persist, --ifconfig-pool-persist, --tmp-dir, --tls-export-cert <file>': writes,
    '--remote, --http-proxy, --socks-proxy <host>': connects,
    '--genkey': nothing,
    '--chroot, --cd <dir>': unknowns('paths inside are not those outside'),
    '--dev <name>': nothing,
  },
  harmless:
    '--version | --help | --show-ciphers | --show-digests | --show-tls | --show-engines | --show-curves | --show-groups | --show-gateway' +
    ' | --script-security <n> | --daemon [name] | --client | --nobind | --persist-key | --persist-tun | --proto <name> | --port, --lport, --rport <n>' +
    ' | --local <host> | --verb <n> | --mute <n> | --key <file> | --secret <file>' +
    ' | --tls-auth <file> | --tls-crypt <file> | --tls-client | --tls-server | --cipher <name> | --auth <name> | --data-ciphers <list>' +
    ' | --keepalive <n> <n> | --ping <n> | --ping-restart <n> | --resolv-retry <n> | --connect-retry <n> | --connect-timeout <n> | --user <name>' +
    ' | --group <name> | --topology <name> | --ifconfig <a> <b> | --route <net>' +
    ' | --redirect-gateway <flags> | --route-nopull | --pull | --pull-filter <rule> | --server <net> <mask> | --push <text> | --comp-lzo [mode]' +
    ' | --compress [name] | --float | --nice <n> | --remote-cert-tls <name> | --auth-nocache | --suppress-timestamps | --mssfix [n] | --tun-mtu <n>' +
    ' | --dev-type <name> | --management <host> <port> | --auth-retry <mode>' +
    ' | --mlock | --syslog [name] | --fast-io | --inactive <n> | --explicit-exit-notify [n] | --remote-random | --setenv <name> <value>' +
    ' | --dhcp-option <name> <value>',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'openvpn --config c.ovpn': ['read c.ovpn', 'unknown c.ovpn (settings of a tunnel can run programs)', 'configure tunnel'],
    'openvpn c.ovpn': ['read c.ovpn', 'unknown c.ovpn (settings of a tunnel can run programs)', 'configure tunnel'],
    "openvpn --dev null --script-security 2 --up 'rm x' --remote a.dev": ['delete x', 'connect a.dev', 'configure null'],
    'openvpn --plugin ./p.so --ca ca.pem --log l --chroot d --auth-user-pass-verify "cat v" via-env': [
      'execute ./p.so',
      'read ca.pem',
      'write l',
      'unknown d (paths inside are not those outside)',
      'read v',
      'configure tunnel',
    ],
    'openvpn --genkey secret k': ['write k'],
    'openvpn --version': [],
  },
})
