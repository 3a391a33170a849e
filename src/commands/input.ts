// Owns which programs read standard input when nobody redirects it: asked where that is the rest of a script, which a shell goes on with.
import { type Effect, exact, type Invocation, normalise, type Word } from '../model/index.ts'
import { lookup } from './lookup.ts'

const names = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** They read where no file is named. */
const FILTERS = names(
  'cat tac bat batcat head tail sort uniq cut wc nl od hexdump hd xxd hexyl rev paste fold fmt pr expand unexpand join comm base32 base64 basenc uuencode uudecode cksum sum md5sum md5 b2sum shasum',
  'sha1sum sha224sum sha256sum sha384sum sha512sum shuf tsort ptx split csplit column colrm ul strings grep egrep fgrep zgrep rg ag ack sed gron mlr htmlq isutf8',
  'csvcut csvgrep csvjson csvsql csvclean in2csv iconv less more most diff cmp pandoc xmllint xsltproc jsonlint lolcat enscript dot msgcat msggrep msgmerge msgfmt msgunfmt bc lp lpr',
  'age sops tar bsdtar gtar pv pg_restore iptables-restore ip6tables-restore ldapmodify ldapadd gnuplot ts msgfilter c++filt addr2line',
)

/** They read, or write in place, where a file is named, and standard input else. */
const CODECS = names('gzip gunzip zcat bzip2 bunzip2 bzcat xz unxz xzcat lzma zstd unzstd zstdcat lz4 unlz4 lz4cat brotli dos2unix unix2dos numfmt factor prettier')

/** What stands before a file that is not the input: one or two words. */
const PATTERNS = /(?:^|\n)(?:-\w*[fL]|--(?:file|from-file|exclude-from|exclude-dir-from|ignore-file))$|^--(?:slurpfile|rawfile|argfile)\n/
const ARCHIVES = /(?:^|\n)(?:-\w*[TXC]|--(?:files-from|exclude-from|directory))$/
const ASIDE: Readonly<Record<string, RegExp>> = {
  grep: PATTERNS, egrep: PATTERNS, fgrep: PATTERNS, zgrep: PATTERNS, rg: PATTERNS, ag: PATTERNS, sed: PATTERNS, awk: PATTERNS, jq: PATTERNS, yq: PATTERNS, tar: ARCHIVES, bsdtar: ARCHIVES,
  openssl: /(?:^|\n)-(?:kfile|CA|CAkey|CAfile|sign|verify|prverify|inkey|signer|certfile|certs|key|keyfile|config|rand|pass|passin)$/, age: /(?:^|\n)(?:-[iRo]|--(?:identity|recipients-file|output))$/, sops: /(?:^|\n)--(?:config|output)$/,
  pandoc: /(?:^|\n)(?:-[oHABc]|--(?:template|css|output|bibliography|csl|include-\w+))$/, xmllint: /(?:^|\n)--(?:schema|dtdvalid|relaxng|output)$/, gpg: /(?:^|\n)--(?:homedir|output|keyring|options)$/,
}

/** They do so where an argument asks for it, or none says otherwise. */
const PARTLY: Readonly<Record<string, RegExp>> = {
  jq: /^(?![^]*(?:^|\n)(?:-[a-zA-Z]*n[a-zA-Z]*|--null-input)(?:\n|$))/, yq: /^(?![^]*(?:^|\n)(?:-[a-zA-Z]*n[a-zA-Z]*|--null-input)(?:\n|$))/,
  awk: /^(?!(?:-v\n[^\n]*\n)*\s*BEGIN\s*\{[^{}]*\}\s*$)/, openssl: /^(?!version|rand|genrsa|genpkey|ciphers|speed|list|help|dhparam|prime)/, gpg: /^-\w*[descab]\w*$|^--(?:decrypt|encrypt|sign|clear-?sign|detach-sign|import|verify|symmetric|store|dearmor|enarmor|command-fd|passphrase-fd|edit|quick|gen|full)/m,
}

const NEVER = /(?!)/

/** They read whatever they are given, unless an argument says otherwise. */
const READERS: Readonly<Record<string, RegExp>> = {
  read: /^-\w*u\n?[1-9]/m, mapfile: /^-\w*u\n?[1-9]/m, readarray: /^-\w*u\n?[1-9]/m, vared: NEVER,
  patch: /^(?:-\w*i|--input)/m, 'ssh-keygen': /^-\w*[lyFR]/m, tee: NEVER, tr: NEVER, sponge: NEVER, pee: NEVER, combine: NEVER, envsubst: NEVER, xargs: /^(?:-\w*a|--arg-file)/m, parallel: /^(?:-\w*a|--arg-file|:::\+?|::::\+?)/m, dd: /^if=/m, delta: NEVER, entr: NEVER, fzf: NEVER,
  ssh: /^-(?:[1246AaCfgKkMNqsTtVvXxYy]*n|[1246AaCfgKkMNqsTtvXxYy]*[fV]|G)/m, autossh: /^-\w*n/m, rsh: /^-\w*n/m, sshpass: /^ssh\n[^]*-\w*n/m, mosh: NEVER, pssh: NEVER, telnet: NEVER, nc: /^-\w*[zd]/m, ncat: /^(?:-\w*z|--recv-only)/m, netcat: /^-\w*[zd]/m,
  socat: NEVER, websocat: NEVER, wscat: NEVER, ftp: NEVER, lftp: /^-\w*[cef]/m, sftp: /^-\w*b/m, tftp: NEVER, smbclient: /^-\w*[cL]/m, ffmpeg: /^-nostdin$/m, ffplay: NEVER, mplayer: NEVER, mpv: NEVER,
  mysql: /^(?:-\w*e|--execute)/m, mariadb: /^(?:-\w*e|--execute)/m, psql: /^(?:-\w*[cfl]|--command|--file|--list)/m, sqlite3: /\n.*\s/, duckdb: /^-(?:c|f|s)/m, mongosh: /^(?:--eval|--file|-f)/m, mongo: /^--eval/m,
  'redis-cli': /^[A-Za-z]{3,}$/m, 'clickhouse-client': /^(?:-\w*q|--query)/m, cqlsh: /^-\w*[ef]/m, sqlcmd: /^-[QqI]/m, influx: /^-execute/m, pgcli: NEVER,
  mail: NEVER, mailx: NEVER, mutt: NEVER, sendmail: NEVER, wall: /^[^-]/m, logger: /^[^-]/m, at: /^-\w*[lrdcf]/m, batch: NEVER, passwd: /^-\w*[ldSeu]/m, chpasswd: NEVER, xclip: /^-o/m, pbcopy: NEVER, mosquitto_pub: /^-[mfn]/m,
  ed: NEVER, ex: NEVER, vim: NEVER, nano: NEVER, emacs: /^--?(?:batch|script)/m, gdb: /^--?batch/m, lldb: /^(?:-b|--batch)$/m, 'git-dashed': NEVER,
  script: NEVER, expect: /^[^-]/m, top: NEVER, fdisk: /^-\w*l/m, gdisk: /^-\w*l/m, debugfs: /^-R/m, bluetoothctl: /^[^-]/m, http: /^(?:--ignore-stdin|-I)$/m, https: /^(?:--ignore-stdin|-I)$/m, cowsay: /^[^-]/m, figlet: /^[^-]/m, cryptsetup: /^(?:status|luksDump|isLuks|close)$/m,
}

/** They read where an argument says so, or several do: one a line. */
const ASKED: Readonly<Record<string, RegExp>> = {
  rm: /^-\w*[iI]|^--interactive/m, mv: /^-\w*i|^--interactive/m, cp: /^-\w*i|^--interactive/m, ln: /^-\w*i|^--interactive/m, find: /^-ok(?:dir)?$|^-files0-from\n-$/m, sudo: /^-\w*S|^--stdin/m, su: NEVER, unzip: /^(?!-)/, nslookup: /^$/, nft: /^-\w*i/m, virsh: /^$/, '7z': /^-si/m, bq: /^query$/m, 'git-lfs': /^(?:clean|smudge|filter-process|pre-push)$/m,
  git: /^(?:am|apply|fmt-merge-msg|pack-objects|mktree|mktag|patch-id|stripspace|mailinfo|mailsplit|interpret-trailers|fast-import|unpack-objects|shortlog|credential|send-email|bisect|difftool|mergetool|column|get-tar-commit-id|upload-pack|receive-pack)$|^--(?:stdin|index-info|batch|pathspec-from-file=-|file=-|input)|^-F\n?-$|^(?:add|stage|checkout|reset|restore|stash|commit|clean)$[^]*^(?:-\w*[pi]\w*|--patch|--interactive)$/m,
  docker: /^(?:run|exec|start)$[^]*^(?:-\w*i\w*|--interactive.*)$|^(?:load|login|attach|import|prune)$|^(?:build|import|cp|create|config)$[^]*^-$|^compose$[^]*^(?:exec|run)$|^--password-stdin$/m,
  podman: /^(?:run|exec|start)$[^]*^(?:-\w*i\w*|--interactive.*)$|^(?:load|login|attach|import|prune)$|^(?:build|import|cp|create)$[^]*^-$/m, 'docker-compose': /^(?:exec|run)$/m, nerdctl: /^-\w*i\w*$|^(?:load|login|attach)$/m,
  kubectl: /^(?:exec|run|attach|debug)$[^]*^(?:-\w*i\w*|--stdin.*)$|^-$|^-f-$|^--filename=-$|^edit$/m, oc: /^-\w*i\w*$|^-$|^--stdin/m, 'lxc-attach': /^/, lxc: /^(?:exec|shell)$/m,
  curl: /[@<]-$|^-[TK]\n?-$|^--(?:upload-file|config)\n-$|@\/dev\/stdin/m, wget: /^-i\n?-$|^--input-file=-$|^--body-file=-$/m, aws: /^-$|file:\/\/\/dev\/stdin/m, gh: /^-$|=-$|^--with-token$|^-\w*F-$|^login$/m, crontab: /^-$|^-\w*[ri]\w*$|^(?!-)/m, cpio: /^(?:-\w*[iop]|--(?:extract|create|list|pass-through))/m, zip: /^-\w*@|^-$/m, ar: NEVER,
  terraform: /^(?:apply|destroy|console|login|init)$(?![^]*^-(?:auto-approve|input=false)$)/m, tofu: /^(?:apply|destroy|console|login|init)$(?![^]*^-(?:auto-approve|input=false)$)/m, pip: /^uninstall$(?![^]*^(?:-y|--yes)$)/m, pip3: /^uninstall$(?![^]*^(?:-y|--yes)$)/m,
  npm: /^(?:init|login|adduser)$(?![^]*^(?:-y|--yes)$)/m, 'ssh-copy-id': /^/, wg: /^(?:pubkey|setconf)$/m, ip: /^-b\w*$/m, ipset: /^restore$/m, vault: /^-$|=-$/m, pass: /^(?:insert|edit|init)$/m, screen: NEVER, pkttyagent: /^/, chsh: /^/, visudo: /^/,
}

/** Text for an interpreter that reads, and options that make it read lines. */
const INLINE = /^-\w*[ceEr](?:\n|['"]?.)[^]*(?:stdin|input|get|read|<|open|fd|ARGF|argf)/im
const LINES = /^-\w*[npiFR]/m
const INTERPRETERS = /^(?:python|pypy|perl|ruby|node|php|lua|deno|bun|awk|tclsh|Rscript|julia|guile|groovy|elixir|erl|swift)[\d.]*$/

/** Longer arguments are not looked through. */
const MAX_TEXT = 2048

/** Names of standard input that a program can open. */
const NAMED = /(?:^|[=,:@<"' ])(?:\/dev\/stdin|\/dev\/fd\/0|\/proc\/[^/\n]+\/fd\/0)(?![\w/])/m
/** They only say what they are given, or ask of it. */
const SAYING = names('echo printf test [ :')
/** They take a dash for something else. */
const DASH = names('cd pushd echo printf test [ su tar bsdtar gtar curl wget set git export env sudo expr docker zip 7z exit return true false :')

/** True when a program may read its standard input. `effects`: what it does itself. */
export function readsInput(call: Invocation, effects: readonly Effect[]): boolean {
  const program = exact(call.program) ?? ''
  const base = program.slice(program.lastIndexOf('/') + 1)
  const itself = (target: Word): boolean => NAMED.test(pathOf(target, call.cwd))
  if (!base) return call.redirects.some(one => one.operator === '<' && itself(one.target))
  const known = (name: string): boolean => Object.hasOwn(READERS, name) || Object.hasOwn(ASKED, name) || Object.hasOwn(PARTLY, name) || FILTERS.has(name) || CODECS.has(name)
  // By another name it is the same program.
  const name = known(base) ? base : (lookup(base)?.name ?? base)
  const args = call.args.map(word => word.values?.join('\n') ?? word.text)
  const text = args.join('\n')
  if (/^--(?:help|version)$/.test(text)) return false
  if (((NAMED.test(text) || effects.some(({ target }) => itself(target)) || /^--[\w-]*stdin$/m.test(text)) && !SAYING.has(name)) || (args.includes('-') && !DASH.has(name))) return true
  const inPlace = /^-\w*i|^--in-place/m.test(text)
  // What is no word of its own is the value of an option.
  const before = new Map(call.args.map((word, i) => [word.text, `${args[i - 2] ?? ''}\n${args[i - 1] ?? ''}`]))
  const isInput = (target: Word): boolean => before.has(target.text) && !mayBeNone(target) && !ASIDE[name]?.test(before.get(target.text) ?? '')
  const files = effects.some(effect => effect.kind === 'list' || ((effect.kind === 'read' || (inPlace && effect.kind === 'write')) && (effect.recursive || isInput(effect.target))))
  if (FILTERS.has(name)) return !files || (/tar$/.test(name) && args.includes('-') && /^(?:-?[abd-z]*[xt]|--(?:extract|get|list)$)/m.test(text))
  if (CODECS.has(name)) return !effects.length
  if (!known(name) && !INTERPRETERS.test(name)) return false
  if (text.length > MAX_TEXT) return true
  if (Object.hasOwn(READERS, name)) return !READERS[name]?.test(text)
  if (Object.hasOwn(ASKED, name)) return ASKED[name]?.test(text) ?? true
  if (Object.hasOwn(PARTLY, name)) return (name === 'awk' && text.includes('getline')) || (!files && (PARTLY[name]?.test(text) ?? true))
  return INLINE.test(text) || (LINES.test(text) && !effects.some(({ kind }) => kind === 'read' || kind === 'write'))
}

/** An unquoted expansion that may turn out empty, and then no file is named. */
const mayBeNone = ({ many, text }: Effect['target']): boolean => many === true && /[$`]/.test(text)

/** Folders can be left and entered on the way. */
const pathOf = (target: Word, cwd: Word): string => (target.values ?? [target.text]).map(path => normalise(path.startsWith('/') ? path : `${exact(cwd) ?? ''}/${path}`)).join('\n')
