// nmap: finds hosts and open ports. Source: nmap(1) 7.93.
import { literal, map, unresolved } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { connects, each, reads, unknowns, writes } from './roles.ts'

/** Scripts of its own go by name; a path, or a folder, is code from somewhere else. */
const scripts: Role = words =>
  words.flatMap((word): Step[] => {
    if (!word.values) return [{ kind: 'interpret', target: word, language: 'lua', file: true }]
    return word.values
      .flatMap(value => value.split(','))
      .filter(part => /[/.]/.test(part))
      .map((part): Step => ({ kind: 'interpret', target: literal(part), language: 'lua', file: true }))
  })
const everyFormat: Role = (words, given) => words.flatMap(word => ['.nmap', '.gnmap', '.xml'].flatMap(end => writes([map(word, value => value + end)], given)))

export default command('nmap', {
  options: {
    '-oN, -oX, -oG, -oS, -oH <file>': writes,
    '-oA <name>': everyFormat,
    '-iL <file>': (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))],
    '--excludefile, --script-args-file, --servicedb, --versiondb, --stylesheet <file>': reads,
    '--script <names>': scripts,
    '--datadir <dir>': each(target => ({ kind: 'execute', target })),
    '--resume <file>': reads,
    '--proxies <urls>': connects,
    '-b <relay>': connects,
    '--interactive': (_, given) => unknowns('it takes commands from its input')([literal('--interactive')], given),
  },
  harmless:
    '-iR <n> | --exclude <hosts> | -s <scan> | -P <probe> | -P0 | -n | -R | --dns-servers <list> | --system-dns | --traceroute | --scanflags <flags>' +
    ' | -p <ports> | --exclude-ports <ports> | -F | -r | --top-ports <n> | --port-ratio <n> | --version-intensity <n> | --version-light' +
    ' | --version-all | --version-trace | --script-args <args> | --script-trace | --script-updatedb | --script-help <names> | --script-timeout <time> | -O' +
    ' | --osscan-limit | --osscan-guess | --fuzzy | -T <n> | --min-hostgroup <n> | --max-hostgroup <n> | --min-parallelism <n>' +
    ' | --max-parallelism <n> | --min-rtt-timeout <time> | --max-rtt-timeout <time> | --initial-rtt-timeout <time> | --max-retries <n>' +
    ' | --host-timeout <time> | --scan-delay <time> | --max-scan-delay <time> | --min-rate <n> | --max-rate <n> | --defeat-rst-ratelimit' +
    ' | --defeat-icmp-ratelimit | --nsock-engine <name> | -f | --mtu <n> | -D <decoys> | -S <address> | -e <interface> | -g, --source-port <n>' +
    ' | --data <hex> | --data-string <text> | --data-length <n> | --ip-options <options> | --ttl <n> | --spoof-mac <mac> | --badsum' +
    ' | --adler32 | -v [level] | -vv | -vvv | -d [level] | -dd | --reason | --open | --packet-trace | --iflist | --append-output | --noninteractive' +
    ' | --webxml | --no-stylesheet | -6 | -A | --send-eth | --send-ip | --privileged | --unprivileged | --release-memory | -V, --version' +
    ' | -h, --help | --deprecated-xml-osclass | --discovery-ignore-rst | --disable-arp-ping | --randomize-hosts | --unique | --stats-every <time>' +
    ' | --resolve-all | --route-dst <host> | --log-errors | -M <n> | -m <n>' +
    ' | --allports | --max-os-tries <n>',
  operands: { '<host...>': connects },
  examples: {
    'nmap -sV -Pn -p 1-100 -T4 a.dev': ['connect a.dev'],
    'nmap -oN out.txt -oA all -iL hosts.txt': ['write out.txt', 'write all.nmap', 'write all.gnmap', 'write all.xml', 'read hosts.txt', 'connect ?hosts.txt'],
    'nmap --script=default,./x.nse --datadir d a.dev': ['interpret ./x.nse as lua (file)', 'execute d', 'connect a.dev'],
    'nmap --excludefile ex --resume log': ['read ex', 'read log'],
    'nmap --proxies http://p.dev -b ftp.a.dev a.dev': ['connect http://p.dev', 'connect ftp.a.dev', 'connect a.dev'],
    'nmap --interactive': ['unknown --interactive (it takes commands from its input)'],
    'nmap --version': [],
  },
})
