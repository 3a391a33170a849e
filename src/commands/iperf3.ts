// iperf3, iperf, speedtest: measure a connection. Source: iperf3(1) 3.12, speedtest(1) 2.1, fast --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('iperf3', {
  aliases: ['iperf', 'speedtest', 'speedtest-cli', 'fast'],
  options: {
    '-c, --client <host>': words => words.map(target => ({ kind: 'connect', target, sends: true })),
    '-s, --server': () => [{ kind: 'connect', target: literal(':5201'), listens: true }],
    '-F, --file <file>': (words, given) => (given('-c') && !given('-R') ? reads(words, given) : writes(words, given)),
    '--logfile, -I, --pidfile <file>': writes,
    '--rsa-private-key-path, --authorized-users-path, --rsa-public-key-path <file>': reads,
  },
  harmless:
    '--time-skew-threshold <v> | --no-fq-socket-pacing | -p, --port <n> | -f, --format <unit> | -i, --interval <n> | -A, --affinity <n> | -B, --bind <host> | --bind-dev <name> | -V, --verbose' +
    ' | -J, --json | --json-stream | --forceflush | --timestamps [format] | --rcv-timeout <n> | --snd-timeout <n> | -d, --debug | -v, --version' +
    ' | -h, --help | -D, --daemon | -1, --one-off | --idle-timeout <n>' +
    ' | --server-bitrate-limit <n> | --time-skew-threshold <n> | --sctp | -u, --udp | --connect-timeout <n> | -b, --bitrate <n> | --pacing-timer <n>' +
    ' | --fq-rate <n> | -t, --time <n> | -n, --bytes <n> | -k, --blockcount <n> | -l, --length <n> | --cport <n> | -P, --parallel <n> | -R, --reverse' +
    ' | --bidir | -w, --window <n> | -M, --set-mss <n>' +
    ' | -N, --no-delay | -4, --version4 | -6, --version6 | -S, --tos <n> | --dscp <n> | -L, --flowlabel <n> | -X, --xbind <name> | --nstreams <n>' +
    ' | -Z, --zerocopy | -O, --omit <n> | -T, --title <text> | --extra-data <text> | -C, --congestion <name> | --get-server-output | --udp-counters-64bit' +
    ' | --repeating-payload | --dont-fragment | --username <name>' +
    ' | --no-download | --no-upload | --single | --simple | --csv | --csv-delimiter <c> | --csv-header | --list | --exclude <id> | --mini <url>' +
    ' | --source <address> | --secure | --no-pre-allocate | --share | --accept-license | --accept-gdpr | -U | -e, --enhanced | --upload',
  operands: { '<word...>': () => [] },
  always: given =>
    given('-c') || given('-s') || given('-v') || given('-h') || given('--list')
      ? []
      : [{ kind: 'connect', target: literal(given.called || 'iperf3'), sends: true }],
  examples: {
    'iperf3 -c a.dev -t 5': ['connect a.dev (sends)'],
    'iperf3 -s -F out --logfile log --rsa-private-key-path k': ['connect :5201 (listens)', 'write out', 'write log', 'read k'],
    'speedtest --simple': ['connect speedtest (sends)'],
    'iperf3 --version': [],
  },
})
