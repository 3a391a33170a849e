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
    '--compat-mode <v> | --disable-dco | --ignore-unknown-option <v> | --remap-usr1 <v> | --test-crypto | --use-prediction-resistance | --allow-compression <v> | --comp-noadapt | --static-challenge <v> | --ifconfig-ipv6-pool <v> | --ifconfig-push <v> | --iroute <v> | --port-share <v> | --server-ipv6 <v> | --ecdh-curve <v> | --tls-groups <v> | --tls-cipher <v> | --tls-ciphersuites <v> | --tls-version-min <v> | --tls-version-max <v> | --verify-hash <v> | --fragment <v> | --link-mtu <v> | --mark <v> | --passtos | --ping-exit <v> | --replay-window <v> | --dev-node <v> | --lladdr <v> | --redirect-private <v> | --route-delay <v> | --route-gateway <v> | --route-ipv6-gateway <v> | --route-metric <v> | --mktun | --management-up-down | --dhcp-release | --dhcp-renew | --ip-win32 <v> | --route-method <v> | --show-net | --show-valid-subnets | --hash-size <v> | --bcast-buffers <v> | --txqueuelen <v> | --disable-occ | --keying-material-exporter <v> | --setcon <v> | --status-version <v> | --echo <v> | --errors-to-stderr | --machine-readable-output | --mute-replay-warnings | --key-direction | --data-ciphers-fallback <v> | --tran-window <v> | --force-tls-key-material-export | --allow-pull-fqdn | --allow-recursive-routing | --auth-token <v> | --auth-token-user <v> | --client-nat <v> | --connect-retry-max <v> | --dns <v> | --proto-force <v> | --push-peer-info | --remote-random-hostname | --single-session | --server-poll-timeout <v> | --http-proxy-option <v> | --auth-gen-token <v> | --auth-user-pass-optional | --ccd-exclusive | --client-to-client | --disable | --connect-freq <v> | --connect-freq-initial <v> | --duplicate-cn | --ifconfig-pool <v> | --ifconfig-ipv6-push <v> | --multihome | --iroute-ipv6 <v> | --max-clients <v> | --max-routes-per-client <v> | --opt-verify | --push-remove <v> | --push-reset | --server-bridge <v> | --stale-routes-check <v> | --username-as-common-name | --verify-client-cert <v> | --vlan-tagging | --vlan-accept <v> | --vlan-pvid <v> | --reneg-bytes <v> | --reneg-pkts <v> | --reneg-sec <v> | --hand-window <v> | --remote-cert-eku <v> | --remote-cert-ku <v> | --tls-cert-profile <v> | --tls-exit | --tls-timeout <v> | --peer-fingerprint <v> | --verify-x509-name <v> | --x509-track <v> | --x509-username-field <v> | --pkcs11-cert-private <v> | --pkcs11-id <v> | --pkcs11-id-management | --pkcs11-pin-cache <v> | --pkcs11-private-mode <v> | --pkcs11-protected-authentication <v> | --show-pkcs11-ids <v> | --bind <v> | --mode <v> | --mtu-disc <v> | --mtu-test | --ping-timer-rem | --session-timeout <v> | --socket-flags <v> | --tcp-nodelay | --max-packet-size <v> | --bind-dev <v> | --block-ipv6 | --ifconfig-ipv6 <v> | --ifconfig-noexec | --ifconfig-nowarn | --route-ipv6 <v> | --route-noexec | --tun-max-mtu <v> | --tun-mtu-extra <v> | --rmtun | --down-pre | --setenv-safe <v> | --up-delay | --up-restart | --management-client-auth | --management-client-group <v> | --management-client-user <v> | --management-external-cert <v> | --management-external-key <v> | --management-forget-disconnect | --management-hold | --management-log-cache <v> | --management-query-passwords | --management-query-proxy | --management-query-remote | --management-signal | --allow-nonadmin <v> | --block-outside-dns | --cryptoapicert <v> | --pause-exit | --register-dns | --show-adapters | --show-net-up | --tap-sleep <v> | --win-sys <v> | --windows-driver <v> | --persist-local-ip | --persist-remote-ip | --rcvbuf <v> | --shaper <v> | --sndbuf <v> | --tcp-queue-limit <v> | --client-cert-not-required | --ifconfig-pool-linear | --key-method | --management-client-pf | --ncp-disable | --no-iv | --no-replay | --ns-cert-type | --version | --help | --show-ciphers | --show-digests | --show-tls | --show-engines | --show-curves | --show-groups | --show-gateway' +
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
