// dhclient, wpa_supplicant, hostapd, dnsmasq, pppd and others: bring networks up, or serve one. Source: dhclient(8) 4.4, wpa_supplicant(8) 2.10, dnsmasq(8) 2.89, pppd(8) 2.4, tor(1) 0.4.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

/** Scripts that these programs run, by option. */
const SCRIPT = /^(?:-sf|-s|--script|--dhcp-script|--conf-script|connect|disconnect|pty|init|welcome|-a|-u)$/

function steps(given: Given): readonly Step[] {
  const text = given.operands.map(word => exact(word) ?? '')
  if (onlyAsks(given.operands)) return []
  const scripts = given.operands.filter((word, i) => SCRIPT.test(text[i - 1] ?? '') && !exact(word)?.startsWith('-')).map((script): Step => ({ script }))
  const attached = text.flatMap((word): Step[] => (/^--(?:dhcp-script|conf-script)=/.test(word) ? [{ script: literal(word.replace(/^[^=]*=/, '')) }] : []))
  const configs = given.operands
    .filter((_, i) => /^(?:-cf|-c|-f|--conf-file|-C|file|call)$/.test(text[i - 1] ?? ''))
    .flatMap((target): Step[] => [
      { kind: 'read', target },
      { kind: 'unknown', target, why: 'settings can run programs' },
    ])
  return [
    ...configs,
    ...scripts,
    ...attached,
    { kind: 'configure', target: given.operands.length ? joined(given.operands) : literal(given.called || 'dhclient') },
  ]
}

export default command('dhclient', {
  aliases: [
    'dhcpcd',
    'udhcpc',
    'udhcpd',
    'wpa_supplicant',
    'wpa_cli',
    'hostapd',
    'mosquitto',
    'dnsmasq',
    'pppd',
    'pon',
    'poff',
    'ifup',
    'ifdown',
    'tor',
    'squid',
    'privoxy',
    'haproxy',
    'inetd',
    'xinetd',
    'tcpserver',
    'sshd',
    'dropbear',
    'vsftpd',
    'smbd',
    'nmbd',
    'sslstrip',
    'varnishd',
    'in.tftpd',
    'mitmproxy',
    'mitmdump',
    'mitmweb',
    'resolvconf',
    'brctl',
    'vconfig',
    'macchanger',
    'tunctl',
    'ifenslave',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    "dhclient -v -sf 'rm x' eth0": ['delete x', "configure '-v -sf rm x eth0'"],
    'dhclient eth0': ['configure eth0'],
    "dhclient -sf 'rm x' eth0": ['delete x', "configure '-sf rm x eth0'"],
    'dnsmasq -C d.conf --dhcp-script=x.sh': [
      'read d.conf',
      'unknown d.conf (settings can run programs)',
      'unknown x.sh (nothing is known of this program)',
      "configure '-C d.conf --dhcp-script=x.sh'",
    ],
    'ifup eth0': ['configure eth0'],
    'tor --version': [],
  },
})
