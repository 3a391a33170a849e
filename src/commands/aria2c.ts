// aria2c: downloads from URLs, torrents and metalinks. Source: aria2c(1) 1.36.
import { exact, literal, type Word, unresolved } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { asUrl, below, downloadOf } from './lib/web.ts'
import { all, appends, connects, each, reads, unknowns, writes } from './roles.ts'

const BOOLEANS =
  '-V, --check-integrity | -c, --continue | --dry-run | -n, --no-netrc | -R, --remote-time | --reuse-uri | --check-certificate' +
  ' | --http-accept-gzip | --http-auth-challenge | --http-no-cache | --enable-http-keep-alive | --enable-http-pipelining' +
  ' | --use-head | -p, --ftp-pasv | --ftp-reuse-connection | -S, --show-files | --bt-detach-seed-only | --bt-enable-hook-after-hash-check | --bt-enable-lpd' +
  ' | --bt-force-encryption | --bt-hash-check-seed | --bt-load-saved-metadata | --bt-metadata-only' +
  ' | --bt-remove-unselected-file | --bt-require-crypto | --bt-save-metadata | --bt-seed-unverified | --enable-dht | --enable-dht6 | --enable-peer-exchange' +
  ' | --metalink-enable-unique-protocol | --pause | --pause-metadata | --rpc-allow-origin-all' +
  ' | --rpc-listen-all | --rpc-save-upload-metadata | --rpc-secure | --allow-overwrite | --allow-piece-length-change | --always-resume | --async-dns' +
  ' | --auto-file-renaming | --conditional-get | --content-disposition-default-utf8 | -D, --daemon' +
  ' | --deferred-input | --disable-ipv6 | --enable-color | --enable-mmap | --force-save | --save-not-found | --hash-check-only | --human-readable' +
  ' | --keep-unfinished-download-result | --show-console-readout | --stderr | -Z, --force-sequential' +
  ' | --no-conf | -P, --parameterized-uri | -q, --quiet | --realtime-chunk-checksum | --remove-control-file | --truncate-console-readout' +
  ' | --optimize-concurrent-downloads | --async-dns6 | -h, --help'
const VALUED =
  '-d, --dir | -j, --max-concurrent-downloads | --all-proxy-passwd | --all-proxy-user | --checksum | --connect-timeout | --lowest-speed-limit' +
  ' | -x, --max-connection-per-server | --max-file-not-found | -m, --max-tries | -k, --min-split-size | --no-proxy' +
  ' | --proxy-method | --retry-wait | --server-stat-timeout | -s, --split | --stream-piece-selector | -t, --timeout | --uri-selector | --http-user' +
  ' | --http-passwd | --http-proxy-passwd | --http-proxy-user | --https-proxy-passwd | --https-proxy-user' +
  ' | --private-key | --referer | --header | -U, --user-agent | --ftp-user | --ftp-passwd | --ftp-proxy-passwd | --ftp-proxy-user | --ftp-type' +
  ' | --ssh-host-key-md | --select-file | --bt-exclude-tracker | --bt-external-ip | --bt-lpd-interface' +
  ' | --bt-max-open-files | --bt-max-peers | --bt-min-crypto-level | --bt-prioritize-piece | --bt-request-peer-speed-limit | --bt-stop-timeout' +
  ' | --bt-tracker-connect-timeout | --bt-tracker-interval | --bt-tracker-timeout | --dht-entry-point' +
  ' | --dht-entry-point6 | --dht-listen-addr6 | --dht-listen-port | --dht-message-timeout | --follow-torrent | --listen-port | --max-overall-upload-limit' +
  ' | -u, --max-upload-limit | --peer-id-prefix | --peer-agent | --seed-ratio | --seed-time' +
  ' | --follow-metalink | --metalink-base-uri | --metalink-language | --metalink-location | --metalink-os | --metalink-version' +
  ' | --metalink-preferred-protocol | --rpc-listen-port | --rpc-max-request-size | --rpc-passwd | --rpc-secret | --rpc-user' +
  ' | --async-dns-server | --auto-save-interval | --console-log-level | --disk-cache | --download-result | --dscp | --rlimit-nofile | --event-poll' +
  ' | --file-allocation | --gid | --interface | --max-download-result | --max-mmap-limit' +
  ' | --max-resume-failure-tries | --min-tls-version | --multiple-interface | --log-level | --piece-length | --stop | --stop-with-process' +
  ' | --summary-interval | --max-overall-download-limit | --max-download-limit | --no-file-allocation-limit' +
  ' | --save-session-interval | --socket-recv-buffer-size | --netrc-path'

const folder = (given: Given): Word => given.value('-d') ?? literal('.')
const isLink = (word: Word): boolean => !word.values || word.values.some(value => /^(?:[a-z][\w+.-]*:|magnet:)/i.test(value))
/** An operand is a URL, or a torrent or metalink file. */
const source: Role = (words, given) =>
  words
    .map(asUrl)
    .flatMap((target): Step[] =>
      isLink(target) ? [{ kind: 'connect', target }] : [...reads([target], given), { kind: 'connect', target: unresolved(target.text) }],
    )
const listed: Role = (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))]

function downloads(given: Given): readonly Step[] {
  if (given('--dry-run') || given('-S') || given('-v') || given('--help') || (!given.operands.length && !given('-i') && !given('-T') && !given('-M'))) return []
  const [first] = given.operands
  const out = given.value('-o')
  if (out) return [{ kind: 'write', target: below(given.value('-d'), out) }]
  if (given.operands.length === 1 && first && isLink(first) && !/^magnet:/i.test(exact(first) ?? ''))
    return [{ kind: 'write', target: downloadOf(asUrl(first), folder(given), false) }]
  return [{ kind: 'write', target: folder(given) }]
}

export default command('aria2c', {
  options: {
    '-o, --out <file>': () => [],
    '-i, --input-file <file>': listed,
    '-T, --torrent-file, -M, --metalink-file <file>': listed,
    '-O, --index-out <mapping>': each(word => ({
      kind: 'write',
      target: word.values ? { ...word, values: word.values.map(value => value.replace(/^\d+=/, '')) } : word,
    })),
    '-l, --log <file>': appends,
    '--save-cookies, --save-session, --server-stat-of, --dht-file-path, --dht-file-path6 <file>': writes,
    '--load-cookies, --ca-certificate, --certificate, --rpc-certificate, --rpc-private-key, --server-stat-if <file>': reads,
    '--conf-path <file>': all(reads, unknowns('options come from a file')),
    '--on-download-complete, --on-bt-download-complete, --on-download-error, --on-download-pause, --on-download-start, --on-download-stop <program>': each(
      word => ({ run: [word] }),
    ),
    '--all-proxy, --http-proxy, --https-proxy, --ftp-proxy <address>': connects,
    '--bt-tracker <addresses>': connects,
    '--enable-rpc [bool]': (_, given) => [{ kind: 'connect', target: literal(given('--rpc-listen-all') ? ':6800' : 'localhost:6800'), listens: true }],
  },
  harmless: [...BOOLEANS.split('|').map(one => `${one.trim()} [bool]`), ...VALUED.split('|').map(one => `${one.trim()} <value>`), '-v, --version'].join(' | '),
  operands: { '<source...>': source },
  always: downloads,
  examples: {
    'aria2c -x 8 -s8 https://a.dev/d/x.iso': ['write x.iso', 'connect https://a.dev/d/x.iso'],
    'aria2c -d dl -o y.iso https://a.dev/x.iso': ['write dl/y.iso', 'connect https://a.dev/x.iso'],
    'aria2c -i urls.txt --dir=dl': ['read urls.txt', 'connect ?urls.txt', 'write dl'],
    'aria2c -T x.torrent -O 1=a.bin': ['read x.torrent', 'connect ?x.torrent', 'write a.bin', 'write .'],
    'aria2c -l log --save-cookies jar --load-cookies jar https://a.dev/x': ['append log', 'write jar', 'read jar', 'write x', 'connect https://a.dev/x'],
    'aria2c --conf-path=c --on-download-complete=cat https://a.dev/x': ['read c', 'unknown c (options come from a file)', 'write x', 'connect https://a.dev/x'],
    'aria2c --all-proxy=p.dev --bt-tracker=http://t.dev x.torrent': [
      'connect p.dev',
      'connect http://t.dev',
      'write .',
      'read x.torrent',
      'connect ?x.torrent',
    ],
    'aria2c --enable-rpc': ['connect localhost:6800 (listens)'],
    'aria2c --version': [],
  },
})
