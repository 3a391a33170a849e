// lynx, w3m, links, elinks: browsers for a terminal. Source: lynx(1) 2.9, w3m(1) 0.5.3, links(1) 2.28, elinks(1) 0.16.
import { literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { asUrl, localPart } from './lib/web.ts'
import { all, nothing, reads, unknowns, writes } from './roles.ts'

const LOCAL = /^(?!www\.)[./]|^[\w-]+\.(?:html?|txt|md|xml)$/i

export default command('lynx', {
  aliases: ['w3m', 'links', 'links2', 'elinks', 'browsh', 'html2text', 'chawan', 'carbonyl'],
  style: 'long',
  options: {
    '-cfg, -lss, -config, -config-file <file>': all(reads, unknowns('settings come from a file')),
    '-cmd_script, -eval, -remote <commands>': unknowns('these are commands of the browser'),
    '-post_data, -post <file>': reads,
    '-cookie_save_file, -cmd_log, -error_file, -trace_mask_file, -crawl_dir <file>': writes,
    '-cookie_file, -bookmark, -ssl.client-cert-key, -ssl.client-cert-crt <file>': reads,
    '-download-dir <dir>': writes,
    // It leaves lists of what it found.
    '-traversal': () => [{ kind: 'write', target: literal('.') }],
    '-editor, -dump_with <program>': words => words.map(script => ({ script })),
  },
  harmless: '-dump [mode] | -source | -listonly | -nolist | -width, -dump-width, -cols <n> | -display_charset, -assume_charset <name> | -accept_all_cookies'
    + ' | -cookies | -head | -mime_header | -useragent, -ua <text> | -auth <text> | -pauth <text> | -connect_timeout, -read_timeout <n>'
    + ' | -crawl | -base | -force_html | -stdin'
    + ' | -hiddenlinks <mode> | -image_links | -unique_urls | -nonumbers | -number_links | -number_fields | -justify | -preparsed | -noreferer | -noredirect'
    + ' | -nostatus | -nobrowse | -nocolor | -nopause | -nolog | -tna | -get_data | -term <name> | -version | -help | -validate | -vikeys | -emacskeys'
    + ' | -restrictions <list> | -realm'
    + ' | -T <type> | -I <charset> | -O <charset> | -B | -H | -M | -no-mouse | -num | -N | -title | -v | -W | -X | -F | -graph | -no-graph | -header <line>'
    + ' | -m | -no-proxy | -4 | -6 | -insecure | -l <n> | -r | -s | -t <n> | -dump_source | -dump_head | -dump_both | -dump_extra | -show-option | -debug'
    + ' | -reqlog | -o <setting> | -S'
    + ' | -ppc <n> | -ppl <n> | -cookie | -no-cookie | -codepage, -dump-charset <name> | -no-connect | -anonymous | -http-proxy <address>'
    + ' | -https-proxy <address> | -force-html | -lookup <name> | -no-numbering | -no-references | -localhost | -selective | -no-home'
    + ' | -default-mime-type <type> | -dump-color-mode <n> | -verbose <n> | -nometa',
  operands: { '<url...>': (words, given) => words.map(asUrl).flatMap((word): readonly Step[] => {
    if (word.values?.every(value => LOCAL.test(value) || value === '-')) return reads([word], given)
    const { local, remote } = localPart(word)
    return [...(local ? reads([local], given) : []), ...(remote ? [{ kind: 'connect', target: remote, ...(given('-post_data') && { sends: true }) } as const] : [])]
  }) },
  always: given => (given('-post_data') && !given.operands.length ? unknowns('it asks for what to send')([literal('-post_data')], given) : nothing([], given)),
  examples: {
    'lynx -dump -nolist https://a.dev': ['connect https://a.dev'],
    'w3m -dump ./index.html': ['read ./index.html'],
    'elinks -dump file:///etc/hosts': ['read /etc/hosts'],
    'lynx -cfg c -cookie_file k -error_file e https://a.dev': ['read c', 'unknown c (settings come from a file)', 'read k', 'write e', 'connect https://a.dev'],
    'lynx -cmd_script s -editor "rm x" https://a.dev': ['unknown s (these are commands of the browser)', 'delete x', 'connect https://a.dev'],
    'w3m -post body https://a.dev': ['read body', 'connect https://a.dev (sends)'],
    'links -download-dir dl -source https://a.dev': ['write dl', 'connect https://a.dev'],
    'lynx -traversal a.html': ['write .', 'read a.html'],
    'lynx -version': [],
  },
})
