// yt-dlp, youtube-dl: fetch films and sound. Source: yt-dlp --help, 2023.3 to 2025.
import { exact, literal, map, pattern, some, unknown, unresolved } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { asUrl } from './lib/web.ts'
import { all, connects, executes, nothing, reads, unknowns, writes } from './roles.ts'

const LOOKS = [
  '-s',
  '-j',
  '-J',
  '-F',
  '-g',
  '-e',
  '--get-id',
  '--print',
  '-O',
  '--list-subs',
  '--list-thumbnails',
  '--version',
  '-h',
  '--list-extractors',
  '--dump-user-agent',
  '--get-title',
  '--get-description',
  '--get-duration',
  '--get-filename',
  '--get-format',
  '--get-thumbnail',
  '--list-impersonate-targets',
  '--skip-download',
  '--extractor-descriptions',
]

/** The folder and pattern of names that a download gets: fields such as `%(title)s` can be anything without a slash. */
function downloads(given: Given): readonly Step[] {
  if ((LOOKS.some(option => given(option)) && !given('--no-simulate')) || !(given.operands.length || given('-a'))) return []
  const folder = given.value('-P')
  const name = given.value('-o')
  if (!name || exact(name) === '-') return name ? [] : [{ kind: 'write', target: folder ? map(folder, value => value.replace(/^\w+:/, '')) : literal('.') }]
  const open = some(name, value => /%\(/.test(value))
    ? pattern(name.text, ...(name.values ?? []).map(value => value.replace(/^\w+:(?!\/)/, '').replace(/%\([^)]*\)[-\d.]*\w/g, '*')))
    : name
  return [{ kind: 'write', target: open }]
}
const commands: Role = words =>
  words.map(word => ({
    script: map(word, value =>
      value
        .replace(/^(?:pre_process|after_filter|video|before_dl|post_process|after_move|after_video|playlist|after_init):/, '')
        .replace(/%\([^)]*\)\w|%\{[^}]*\}|\{\}/g, 'file'),
    ),
  }))

export default command('yt-dlp', {
  aliases: ['youtube-dl', 'ytdl'],
  options: {
    '-o, --output <template>': nothing,
    '-P, --paths <path>': nothing,
    '-a, --batch-file, --load-info-json, --load-info <file>': (words, given) => [
      ...reads(words, given),
      ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) })),
    ],
    '--exec, --exec-before-download <command>': commands,
    '--external-downloader, --downloader <program>': words =>
      words.flatMap(word =>
        word.values?.every(value => /^(?:(?:\w+(?:,\w+)*):)?(?:native|aria2c|avconv|axel|curl|ffmpeg|httpie|wget)$/.test(value)) ? [] : [{ run: [word] }],
      ),
    '--external-downloader-args, --downloader-args, --postprocessor-args, --ppa <args>': unknowns('other programs get these options'),
    '--use-postprocessor, --plugin-dirs, --ffmpeg-location, --avconv-location <name>': executes,
    '--config-location, --config-locations <file>': all(reads, unknowns('options come from a file')),
    '--cookies, --client-certificate, --client-certificate-key <file>': reads,
    '--cookies-from-browser <name>': words => words.map(target => ({ kind: 'reveal', target })),
    '--download-archive, --print-to-file <file>': writes,
    '--netrc-cmd <command>': words => words.map(script => ({ script })),
    '--proxy, --geo-verification-proxy, --cn-verification-proxy, --sponsorblock-api <url>': connects,
    '--update-to <version>': () => [{ kind: 'install', target: literal('yt-dlp'), where: 'system' }],
    '--enable-file-urls': () => [unknown(literal('--enable-file-urls'), 'addresses may name files of this machine')],
    '-U, --update': () => [{ kind: 'install', target: literal('yt-dlp'), where: 'system' }],
    '--rm-cache-dir': nothing,
  },
  harmless:
    '--no-update | --xattr-set-filesize | --no-batch-file | --output-na-placeholder <text> | --no-windows-filenames | --write-playlist-metafiles | --no-write-playlist-metafiles | ' +
    '--no-clean-info-json, --no-clean-infojson | --clean-infojson | --no-write-comments | --no-cookies | --no-cookies-from-browser | --no-write-thumbnail | --write-url-link | --write-webloc-link | ' +
    '--write-desktop-link | --no-ignore-no-formats-error | --bidi-workaround | --format-sort-force | --no-format-sort-force | --no-video-multistreams | --no-audio-multistreams | ' +
    '--no-prefer-free-formats | --check-all-formats | --no-check-formats | --no-write-auto-subs | --ap-username <name> | --ap-password <text> | --ap-list-mso | ' +
    '--client-certificate-password <text> | --no-post-overwrites | --no-embed-subs | --no-embed-thumbnail | --no-embed-metadata | --no-embed-chapters | --no-embed-info-json | ' +
    '--no-exec, --no-exec-before-download | --no-split-chapters, --no-split-tracks | --no-remove-chapters | --no-force-keyframes-at-cuts | --sponsorblock-chapter-title <text> | ' +
    '--allow-dynamic-mpd | --ignore-dynamic-mpd | --hls-split-discontinuity | --no-hls-split-discontinuity | --match-title <regex> | --reject-title <regex> | --min-views <n> | --max-views <n> | ' +
    '--break-on-reject | --playlist-reverse | --no-playlist-reverse | --force-generic-extractor | --all-formats | --all-subs | --print-json | --autonumber-size <n> | --autonumber-start <n> | --id | ' +
    '--metadata-from-title <text> | --hls-prefer-native | --hls-prefer-ffmpeg | --list-formats-old | --list-formats-as-table | --youtube-skip-dash-manifest | --youtube-skip-hls-manifest | ' +
    '--youtube-include-dash-manifest | --youtube-include-hls-manifest | --test | --youtube-print-sig-code | --allow-unplayable-formats | --no-allow-unplayable-formats | --dump-headers | ' +
    '--dump-intermediate-pages | --force-write-download-archive | --no-write-srt | --prefer-unsecure | --rate-limit <rate> | --split-tracks | --srt-lang <list> | --trim-file-names <n> | ' +
    '--write-srt | --yes-overwrites | --sponskrub | --no-sponskrub | --sponskrub-cut | --no-sponskrub-cut | --sponskrub-force | --no-sponskrub-force | --prefer-avconv | --prefer-ffmpeg | ' +
    '-C, --call-home | --no-call-home | --include-ads | --no-include-ads | --write-annotations | --no-write-annotations | -A, --auto-number | -l, --title, --literal | ' +
    '-h, --help | --version | -i, --ignore-errors | -c | --no-abort-on-error | --abort-on-error | --dump-user-agent | --list-extractors' +
    ' | --extractor-descriptions | --use-extractors, --ies <names> | --default-search <text> | --flat-playlist | --no-flat-playlist | --live-from-start' +
    ' | --wait-for-video <time> | --mark-watched | --no-mark-watched' +
    ' | --color <mode> | --compat-options <names> | --alias <name> <options> | --socket-timeout <seconds> | --source-address <address>' +
    ' | --impersonate <name> | --list-impersonate-targets | -4, --force-ipv4 | -6, --force-ipv6 | --xff <value> | -I, --playlist-items <list>' +
    ' | --playlist-start <n> | --playlist-end <n> | --min-filesize <size>' +
    ' | --max-filesize <size> | --date <date> | --datebefore <date> | --dateafter <date> | --match-filters, --match-filter <filter> | --no-match-filters' +
    ' | --break-match-filters <filter> | --no-playlist | --yes-playlist | --age-limit <n> | --no-download-archive | --max-downloads <n>' +
    ' | --break-on-existing | --skip-playlist-after-errors <n>' +
    ' | -N, --concurrent-fragments <n> | -r, --limit-rate <rate> | --throttled-rate <rate> | -R, --retries <n> | --file-access-retries <n>' +
    ' | --fragment-retries <n> | --retry-sleep <time> | --skip-unavailable-fragments | --keep-fragments | --buffer-size <n> | --resize-buffer' +
    ' | --http-chunk-size <n> | --playlist-random | --lazy-playlist' +
    ' | --hls-use-mpegts | --download-sections <regex> | --restrict-filenames | --no-restrict-filenames | --windows-filenames | --trim-filenames <n>' +
    ' | -w, --no-overwrites | --force-overwrites | --continue | --no-continue | --part | --no-part | --mtime | --no-mtime | --write-description' +
    ' | --write-info-json | --clean-info-json | --write-comments' +
    ' | --cache-dir <dir> | --no-cache-dir | --write-thumbnail | --write-all-thumbnails | --list-thumbnails | --write-link | -q, --quiet | --no-quiet' +
    ' | --no-warnings | -s, --simulate | --no-simulate | --ignore-no-formats-error | --skip-download, --no-download | -O, --print <template>' +
    ' | -j, --dump-json | -J, --dump-single-json | --force-write-archive' +
    ' | --newline | --no-progress | --progress | --console-title | --progress-template <text> | -v, --verbose | --dump-pages | --write-pages' +
    ' | --print-traffic | --encoding <name> | --legacy-server-connect | --no-check-certificates, --no-check-certificate | --prefer-insecure' +
    ' | --user-agent <text> | --referer <url> | --add-headers, --add-header <line>' +
    ' | --sleep-requests <seconds> | --sleep-interval, --min-sleep-interval <seconds> | --max-sleep-interval <seconds> | --sleep-subtitles <seconds>' +
    ' | -f, --format <format> | -S, --format-sort <order> | --video-multistreams | --audio-multistreams | --prefer-free-formats | --check-formats' +
    ' | -F, --list-formats | --merge-output-format <name>' +
    ' | --write-subs, --write-sub | --no-write-subs | --write-auto-subs, --write-auto-sub | --list-subs | --sub-format <name>' +
    ' | --sub-langs, --sub-lang <list> | -u, --username <name> | -p, --password <text> | -2, --twofactor <code> | -n, --netrc | --netrc-location <file>' +
    ' | --video-password <text> | --ap-mso <name>' +
    ' | -x, --extract-audio | --audio-format <name> | --audio-quality <n> | --remux-video <name> | --recode-video <name> | -k, --keep-video' +
    ' | --no-keep-video | --post-overwrites | --embed-subs | --embed-thumbnail | --embed-metadata, --add-metadata | --embed-chapters | --embed-info-json' +
    ' | --parse-metadata <rule> | --replace-in-metadata <f> <r> <t>' +
    ' | --xattrs | --concat-playlist <policy> | --fixup <policy> | --convert-subs <name> | --convert-thumbnails <name> | --split-chapters' +
    ' | --remove-chapters <regex> | --force-keyframes-at-cuts | --sponsorblock-mark <list> | --sponsorblock-remove <list> | --no-sponsorblock' +
    ' | --extractor-retries <n> | --extractor-args <args> | -e, --get-title' +
    ' | -g, --get-url | --get-id | --get-thumbnail | --get-description | --get-duration | --get-filename | --get-format | --no-color' +
    ' | -t, --preset-alias <name> | --ignore-config, --no-config | --no-colors' +
    ' | --no-config-locations | --js-runtimes <name>' +
    ' | --no-live-from-start | --no-wait-for-video | --geo-bypass | --no-geo-bypass | --geo-bypass-country <code> | --geo-bypass-ip-block <block> | --no-match-filter | --no-break-match-filters | --break-per-input | --no-break-per-input | --abort-on-unavailable-fragments | --no-keep-fragments | --no-resize-buffer | --no-lazy-playlist | --no-hls-use-mpegts | --no-force-overwrites | --no-write-description | --no-write-info-json',
  operands: { '<url...>': words => words.map(asUrl).map((target): Step => ({ kind: 'connect', target })) },
  always: downloads,
  examples: {
    'yt-dlp -ci --enable-file-urls --update-to nightly https://a.dev/v': ['unknown --enable-file-urls (addresses may name files of this machine)', 'install yt-dlp (system)', 'write .', 'connect https://a.dev/v'],
    'yt-dlp -f mp4 -o "%(title)s.%(ext)s" https://a.dev/v': ['write each of *.*', 'connect https://a.dev/v'],
    'yt-dlp -P films https://a.dev/v': ['write films', 'connect https://a.dev/v'],
    'yt-dlp -j https://a.dev/v': ['connect https://a.dev/v'],
    "yt-dlp --exec 'rm {}' https://a.dev/v": ['delete file', 'write .', 'connect https://a.dev/v'],
    'yt-dlp -a list --cookies c --download-archive d --proxy http://p.dev': [
      'read list',
      'connect ?list',
      'read c',
      'write d',
      'connect http://p.dev',
      'write .',
    ],
    'yt-dlp --config-location c --downloader cat --ppa x --cookies-from-browser firefox --netrc-cmd "cat n" --plugin-dirs d -s https://a.dev/v': [
      'read c',
      'unknown c (options come from a file)',
      'unknown x (other programs get these options)',
      'reveal firefox',
      'read n',
      'execute d',
      'connect https://a.dev/v',
    ],
    'yt-dlp -U': ['install yt-dlp (system)'],
    'yt-dlp --rm-cache-dir': [],
    'yt-dlp --version': [],
  },
})
