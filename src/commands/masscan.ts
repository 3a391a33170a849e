// masscan, zmap, rustscan, naabu: find open ports fast. Source: masscan(8) 1.3, zmap(1) 4.1, rustscan 2.3, naabu 2.3.
import { command } from './define.ts'
import { all, connects, reads, unknowns, writes } from './roles.ts'

export default command('masscan', {
  aliases: ['zmap', 'rustscan', 'naabu', 'unicornscan'],
  options: {
    '-oX, -oB, -oG, -oJ, -oL, -oU, -oD, --output-filename, --output-file, -o <file>': writes,
    '-c, --conf, --config, --resume <file>': all(reads, unknowns('options come from a file')),
    '-iL, --includefile, --include-file, --excludefile, --exclude-file, --readscan, --blocklist-file, --allowlist-file <file>': reads,
    '--range, -a, --addresses, --host <hosts>': connects,
  },
  harmless:
    '-p, --ports, --target-ports <ports> | --rate, --max-rate, -r <n> | --banners | --wait <seconds> | -e, --adapter, --interface, -i <name>' +
    ' | --adapter-ip, -S, --source-ip <address> | --adapter-port, -s, --source-port <n> | --adapter-mac <mac> | --router-mac <mac> | --ping' +
    ' | --exclude <hosts> | --append-output | --iflist | --retries <n> | --nmap | --pcap-payloads <file> | --http-user-agent <text> | --open-only' +
    ' | --pcap <file> | --packet-trace | --pfring | --shards, --shard <n> | --rotate <time> | --rotate-offset <time> | --rotate-size <n>' +
    ' | --rotate-dir <dir> | --seed <n> | --regress | --ttl <n> | --offline | -sL | --output-format <format> | --echo | --version | -V | -h, --help' +
    ' | --top-ports <n> | -b, --batch-size <n> | -t, --timeout <ms> | -u, --ulimit <n> | -g, --greppable | -n | -v | -q, --quiet | --json',
  operands: { '<host...>': connects },
  examples: {
    'masscan -p80 --rate 100 192.0.2.0/24': ['connect 192.0.2.0/24'],
    'masscan -c conf -oJ out.json -iL hosts.txt --range 192.0.2.1': [
      'read conf',
      'unknown conf (options come from a file)',
      'write out.json',
      'read hosts.txt',
      'connect 192.0.2.1',
    ],
    'masscan --version': [],
  },
})
