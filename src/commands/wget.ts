// wget, wget2: fetch URLs into files. Source: wget(1) 1.21.3, wget2(1) 1.99.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { asUrl, below, changesRemote, nameOf } from './lib/web.ts'
import { changed } from './lib/words.ts'
import { all, appends, connects, each, executes, nothing, reads, unknowns, writes } from './roles.ts'

const sends = (given: Given): boolean =>
  ['--post-data', '--post-file', '--body-data', '--body-file'].some(option => given(option)) || changesRemote(given.value('--method'))

/** Settings that a command of .wgetrc may change without harm. */
const SETTINGS =
  /^\s*(?:robots|timeout|tries|wait|waitretry|quiet|verbose|check_?certificate|user_?agent|referer|header|limit_?rate|recursive|reclevel|no_?parent|continue|timestamping|progress|retry_?connrefused|dns_?cache|inet4_?only|inet6_?only)\s*=/i
const setting: Role = (words, given) =>
  words.flatMap(word =>
    word.values?.every(value => SETTINGS.test(value)) ? [] : unknowns('this setting may change what is run, written or sent')([word], given),
  )
const list: Role = (words, given) => [
  ...reads(words, given),
  ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text), ...(sends(given) && { sends: true }) })),
]
/** `--stats-dns=csv:file` */
const report: Role = (words, given) => words.flatMap(word => (exact(word) === '-' ? [] : writes([map(word, value => value.replace(/^\w+:/, ''))], given)))

/** Where downloads end up, unless -O says it. */
function downloads(given: Given): readonly Step[] {
  if (given('-O') || given('--spider') || given('--delete-after') || (!given.operands.length && !given('-i') && !given('--input-metalink'))) return []
  const folder = given.value('-P')
  const many = ['-r', '-m', '-p', '-x', '--content-disposition', '--trust-server-names', '-i', '--input-metalink'].some(option => given(option))
  const place: Word = folder ?? literal('.')
  if (many) return [{ kind: 'write', target: place }]
  return given.operands.map(asUrl).map(url => {
    const name = changed(url, value => nameOf(value, true) ?? exact(given.value('--default-page') ?? literal('index.html')))
    return { kind: 'write', target: name.values && !name.glob ? below(folder, name) : place }
  })
}

export default command('wget', {
  aliases: ['wget2'],
  options: {
    '-O, --output-document <file>': writes,
    '-o, --output-file <file>': writes,
    '-a, --append-output <file>': appends,
    '-i, --input-file <file>': list,
    '--input-metalink <file>': list,
    '-e, --execute <command>': setting,
    '--config <file>': all(reads, unknowns('options come from a file')),
    '--post-file, --body-file <file>': reads,
    '--post-data, --body-data <text>': nothing,
    '--method <name>': nothing,
    '--use-askpass <program>': each(word => ({ run: [word] })),
    '--save-cookies, --rejected-log <file>': writes,
    '--load-cookies, --certificate, --ca-certificate, --ca-directory, --crl-file, --warc-dedup, --cookie-suffixes <file>': reads,
    '--hsts-file, --hpkp-file, --tls-session-file, --ocsp-file <file>': all(reads, writes),
    '--warc-file <name>': each(word => ({ kind: 'write', target: map(word, value => `${value}.warc.gz`) })),
    '--stats-dns, --stats-tls, --stats-ocsp, --stats-server, --stats-site, --stats-all [file]': report,
    '--http-proxy, --https-proxy <address>': connects,
    '--plugin, --local-plugin, --plugin-dirs <file>': executes,
  },
  harmless:
    '--no-ftps-resume-ssl | -V, --version | -h, --help | -b, --background | -d, --debug | -q, --quiet | -v, --verbose | -nv, --no-verbose | --report-speed <type>' +
    ' | -F, --force-html | --force-css | --force-sitemap | --force-atom | --force-rss | --force-metalink' +
    ' | -B, --base <url> | --no-config | -t, --tries <n> | --retry-connrefused | --retry-on-http-error <codes> | --retry-on-host-error | -nc, --no-clobber' +
    ' | --no-netrc | --netrc | -c, --continue | --start-pos <offset> | --progress <type> | --show-progress' +
    ' | --force-progress | -N, --timestamping | --no-timestamping | --no-if-modified-since | --no-use-server-timestamps | -S, --server-response | --spider' +
    ' | -T, --timeout <seconds> | --dns-timeout <seconds> | --connect-timeout <seconds>' +
    ' | --read-timeout <seconds> | -w, --wait <seconds> | --waitretry <seconds> | --random-wait | --no-proxy [hosts] | -Q, --quota <size>' +
    ' | --bind-address <address> | --bind-dns-address <address> | --dns-servers <list> | --limit-rate <rate> | --no-dns-cache' +
    ' | --dns-caching | --restrict-file-names <modes> | --ignore-case | -4, --inet4-only | -6, --inet6-only | --prefer-family <family> | --user <name>' +
    ' | --password <text> | --ask-password | --no-iri | --local-encoding <name> | --remote-encoding <name>' +
    ' | --input-encoding <name> | --unlink | --xattr | -nd, --no-directories | -x, --force-directories | -nH, --no-host-directories' +
    ' | --protocol-directories | -P, --directory-prefix <dir> | --cut-dirs <n> | --http-user <name> | --http-password, --http-passwd <text>' +
    ' | --http-proxy-user <name> | --http-proxy-password <text> | --no-cache | --cache | --default-page <name> | --default-http-port <n>' +
    ' | --default-https-port <n> | -E, --adjust-extension, --html-extension | --ignore-length | --header <line> | --compression <type>' +
    ' | --no-compression | --max-redirect <n> | --proxy-user <name> | --proxy-password, --proxy-passwd <text> | --referer <url> | --save-headers' +
    ' | -U, --user-agent <name> | --no-http-keep-alive | --no-cookies | --keep-session-cookies | --content-disposition' +
    ' | --content-on-error | --auth-no-challenge | --secure-protocol <name> | --https-only | --no-check-certificate | --check-certificate [mode]' +
    ' | --no-check-hostname | --check-hostname | --certificate-type <type> | --private-key <file> | --private-key-type <type>' +
    ' | --pinnedpubkey <keys> | --ciphers <list> | --no-hsts | --hsts | --no-hpkp | --hpkp | --ftp-user <name> | --ftp-password, --ftp-passwd <text>' +
    ' | --no-remove-listing | --no-glob | --no-passive-ftp | --preserve-permissions | --retr-symlinks | --ftps-implicit' +
    ' | --ftps-resume-ssl | --ftps-clear-data-connection | --ftps-fallback-to-ftp | --warc-header <line> | --warc-max-size <n> | --warc-cdx' +
    ' | --no-warc-compression | --no-warc-digests | --no-warc-keep-log | --warc-tempdir <dir> | -r, --recursive | --no-recursive' +
    ' | -l, --level <n> | --delete-after | -k, --convert-links | --convert-file-only | --backups [n] | -K, --backup-converted | -m, --mirror' +
    ' | -p, --page-requisites | --strict-comments | -A, --accept <list> | -R, --reject <list> | --accept-regex <regex>' +
    ' | --reject-regex <regex> | --regex-type <type> | --filter-urls | --filter-mime-type <list> | -D, --domains <list> | --exclude-domains <list>' +
    ' | --follow-ftp | --follow-tags <list> | --ignore-tags <list> | -H, --span-hosts | -L, --relative' +
    ' | -I, --include-directories <list> | --trust-server-names | -X, --exclude-directories <list> | -np, --no-parent | --parent | --metalink-over-http' +
    ' | --metalink-index <n> | --keep-badhash | --preferred-location <code> | --metalink | --no-metalink | --local-db' +
    ' | --no-local-db | --tcp-fastopen | --no-tcp-fastopen | --cut-url-get-vars | --cut-file-get-vars | --chunk-size <n> | --max-threads <n>' +
    ' | -s, --verify-sig [mode] | --signature-extensions <list> | --gnupg-homedir <dir> | --verify-save-failed | --fsync-policy' +
    ' | --http2 | --no-http2 | --http2-only | --http2-request-window <n> | --random-file <file> | --egd-file <file> | --tls-resume | --no-tls-resume' +
    ' | --tls-false-start | --no-tls-false-start | --ocsp | --no-ocsp | --ocsp-stapling | --no-ocsp-stapling | --ocsp-nonce' +
    ' | --gnutls-options <text> | --https-enforce <mode> | --robots | --no-robots | --list-plugins | --plugin-help | --plugin-opt <option> | --ftp-stmlf' +
    ' | --cookies <mode> | --clobber | --proxy [mode]',
  operands: { '<url...>': (words, given) => words.map(asUrl).map((target): Step => ({ kind: 'connect', target, ...(sends(given) && { sends: true }) })) },
  always: downloads,
  examples: {
    'wget https://a.dev/d/x.tgz': ['write x.tgz', 'connect https://a.dev/d/x.tgz'],
    'wget -q https://a.dev/?v=1 -P dl': ['write dl/?v=1', 'connect https://a.dev/?v=1'],
    'wget https://a.dev': ['write index.html', 'connect https://a.dev'],
    'wget -qO- https://a.dev/x': ['connect https://a.dev/x'],
    'wget -nv -nc -O out.tgz https://a.dev/x': ['write out.tgz', 'connect https://a.dev/x'],
    'wget "$u" -o log': ['write log', 'write .', `connect ?'"$u"'`],
    'wget -r -np -l 2 https://a.dev/docs/': ['write .', 'connect https://a.dev/docs/'],
    'wget --spider -a log https://a.dev': ['append log', 'connect https://a.dev'],
    'wget -i urls.txt -P dl': ['read urls.txt', 'connect ?urls.txt', 'write dl'],
    'wget --input-metalink=a.meta4': ['read a.meta4', 'connect ?a.meta4', 'write .'],
    'wget -O - --post-file=body.json https://a.dev': ['read body.json', 'connect https://a.dev (sends)'],
    'wget -O - --body-data=x --method=PUT https://a.dev': ['connect https://a.dev (sends)'],
    'wget -e robots=off -O - https://a.dev': ['connect https://a.dev'],
    'wget -e use_askpass=./x -O - https://a.dev': ['unknown use_askpass=./x (this setting may change what is run, written or sent)', 'connect https://a.dev'],
    'wget --config=rc -O - https://a.dev': ['read rc', 'unknown rc (options come from a file)', 'connect https://a.dev'],
    'wget --use-askpass=cat -O - https://a.dev': ['connect https://a.dev'],
    'wget --save-cookies jar --load-cookies jar -O - https://a.dev': ['write jar', 'read jar', 'connect https://a.dev'],
    'wget --hsts-file h --warc-file w -O - https://a.dev': ['read h', 'write h', 'write w.warc.gz', 'connect https://a.dev'],
    'wget2 --stats-dns=csv:dns.csv --http-proxy=p.dev --plugin=./p.so -O - https://a.dev': [
      'write dns.csv',
      'connect p.dev',
      'execute ./p.so',
      'connect https://a.dev',
    ],
    'wget --version': [],
  },
})
