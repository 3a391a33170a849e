// Where programs take a secret in a form of their own: which flag, which place, or what they read from the one before them in a pipe.
import { type Command, commandsOf, type Range } from './words.ts'

/** What stands before the secret within the word that holds it. Where it does not match there is none. */
type Before = RegExp
const ALL: Before = /^/
const AFTER_COLON: Before = /^(?!\d+:\d+$|(\w{1,64}):\1$|["']?\w:[\\/])[^:]*:(?!\/\/)/
const AFTER_EQUALS: Before = /^[^=]*=(?=[^@])/
const HEADER: Before = /^["'$]{0,2}[\w-]*(?:auth|token|secret|key|cookie|session|csrf|xsrf|credential|password|signature)[\w-]*["']?\s*:\s*/i

interface Form {
  readonly programs: RegExp
  /** Letters of flags that may stand in a group, with the value in the same word or in the next one. */
  readonly letters?: string
  /** Flags that are written out. */
  readonly flags?: readonly string[]
  /** The value is never in the next word. */
  readonly joined?: boolean
  readonly before?: Before
}

const FORMS: readonly Form[] = [
  { programs: /^curl$/, letters: 'uU', flags: ['--user', '--proxy-user'], before: AFTER_COLON },
  { programs: /^curl$/, letters: 'b', flags: ['--cookie'], before: AFTER_EQUALS },
  { programs: /^curl$/, letters: 'E', flags: ['--cert', '--proxy-cert'], before: AFTER_COLON },
  { programs: /^(?:curl|curlie|wget|https?|xh|xhs|ab|hey|wrk|siege|websocat|wscat|grpcurl)$/, letters: 'H', flags: ['--header'], before: HEADER },
  { programs: /^(?:https?|xhs?)$/, letters: 'a', flags: ['--auth'], before: /^(?:["']?[^:]*:)?/ },
  { programs: /^mongo(?:sh|dump|restore|export|import|stat|top|files)?$/, letters: 'p' },
  { programs: /^ldap(?:search|add|modify|delete|passwd|whoami|compare|modrdn)$/, letters: 'w' },
  { programs: /^ldappasswd$/, letters: 'sa' },
  { programs: /^(?:smbclient|smbget|smbcacls|smbtree|rpcclient|net)$/, letters: 'U', flags: ['--user'], before: /^[^%]*%/ },
  { programs: /^(?:zip|unzip|zipcloak|sqlcmd|bcp)$/, letters: 'P' },
  { programs: /^(?:7z[arz]?|rar|unrar|arj)$/, flags: ['-p', '-hp'], joined: true },
  { programs: /^(?:mysql|mariadb|mysqldump|mariadb-dump|mysqladmin|mysqlimport|mysqlsh)$/, flags: ['-p'], joined: true },
  { programs: /^openssl$/, flags: ['-k', '-K'] },
  { programs: /^(?:redis-cli|valkey-cli)$/, letters: 'a' },
  { programs: /^sshpass$/, letters: 'p' },
]

const SECRET = /(?:pass(?:word|wd|phrase|code)?|secret|token|api[._-]?key|access[._-]?key|secret[._-]?key|private[._-]?key|credentials?|_auth|_pat|_key)(?:[_-]?\d{0,3})$/i
const FEEDS = /^(?:echo|printf|print)$/
/** Whoever reads a secret from its input says so, or does nothing else. */
const READS = /^(?:--password-stdin|--with-token|--with-access-token|--pass(?:word|phrase)?-fd(?:=.*)?|--pass-stdin|--passphrase-from-stdin|--stdin|--token-stdin|--key-file=-)$/
const READERS = /^(?:chpasswd|kinit|cryptsetup|smbpasswd|passwd|su)$/

/** @returns what holds a secret, in no order */
export function secretsIn(text: string): Range[] {
  const found: Range[] = []
  let previous: Command | undefined
  for (const command of commandsOf(text)) {
    const words = command.words.map(({ from, to }) => text.slice(from, to))
    const add = (index: number, skip = 0): void => {
      const range = command.words[index]
      if (range) found.push(inside(text, { from: range.from + skip, to: range.to }))
    }
    formsOf(words, add)
    assigned(words, add)
    printed(words, add)
    if (reads(words)) {
      found.push(...command.fed.map(range => inside(text, range)))
      if (previous?.piped) found.push(...said(text, previous))
    }
    previous = command
  }
  return found.filter(({ from, to }) => to - from > 1)
}

/** @param add takes the number of a word, and how much of it is no secret */
type Add = (index: number, skip?: number) => void

const nameOf = (word: string): string => word.slice(-64).replace(/["']$/, '').split(/[/\\"']/).at(-1) ?? ''

function formsOf(words: readonly string[], add: Add): void {
  for (const form of FORMS) {
    const program = words.findIndex(word => form.programs.test(nameOf(word)))
    if (program < 0) continue
    for (let at = program + 1; at < words.length; at++) {
      const skip = flagOf(form, words[at] ?? '')
      if (skip === undefined) continue
      const isNext = skip === words[at]?.length
      if (isNext && form.joined) continue
      const place = isNext ? at + 1 : at
      const value = words[place]?.slice(isNext ? 0 : skip) ?? ''
      const kept = (form.before ?? ALL).exec(value)
      if (kept && value) add(place, (isNext ? 0 : skip) + kept[0].length)
    }
  }
  const oracle = words.findIndex(word => /^(?:sqlplus)$/.test(nameOf(word)))
  if (oracle >= 0) for (let at = oracle + 1; at < words.length; at++) {
    const kept = /^["']?[\w.$#-]{1,64}\//.exec(words[at] ?? '')
    if (kept) add(at, kept[0].length)
  }
}

/** @returns how long it is, with what joins its value to it; undefined where it is none of the form */
function flagOf({ letters, flags = [] }: Form, word: string): number | undefined {
  for (const flag of flags) {
    if (word === flag || (!flag.startsWith('--') && word.startsWith(flag))) return flag.length
    if (word.startsWith(`${flag}=`)) return flag.length + 1
  }
  if (letters === undefined) return undefined
  return new RegExp(`^-[A-Za-z#]{0,8}?[${letters}]=?`).exec(word)?.[0].length
}

/** `set NAME VALUE`, `NAME=VALUE` for a store of secrets. */
function assigned(words: readonly string[], add: Add): void {
  const verb = words.findIndex(word => /^(?:set|put|patch|write|create|add|import|update|edit|(?:create|update)-secret|put-secret-value|put-parameter|(?:config|env|secrets?|variables?):(?:set|create|add))$/.test(word))
  if (verb < 1) return
  const store = words.some(word => /^(?:secrets?|user-secrets|secrets?:\w+|(?:config|env):set)$/.test(word)) || words.slice(0, verb).some(word => /^(?:vault|bao|secretsmanager|ssm|keyvault)$/.test(nameOf(word)))
  if (store) stored(words, verb, add)
  const named = words[verb] === 'set' || words[verb] === 'add' ? verb + 1 : verb
  for (let at = named; at + 1 < words.length; at++) {
    const word = words[at] ?? ''
    const pair = /^["']?\/\/[^=\s]*:_(?:authToken|auth|password)=/.exec(word)
    if (pair) add(at, pair[0].length)
    else if (!word.startsWith('-') && SECRET.test(word.replace(/["']$/, '')) && /^(?:aws|npm|yarn|pnpm|git|pip|composer|poetry|bundle|dotnet|pulumi|doppler|flyctl|fly|heroku|netlify|conda|gem|gh|glab)$/.test(nameOf(words[0] ?? '')) && !words[at + 1]?.startsWith('-')) add(at + 1)
  }
  const last = /^["']?\/\/[^=\s]*:_(?:authToken|auth|password)=/.exec(words.at(-1) ?? '')
  if (last) add(words.length - 1, last[0].length)
}

function stored(words: readonly string[], verb: number, add: Add): void {
  const isPlain = /^secrets?$/.test(words[verb - 1] ?? '') && words[verb] !== 'create'
  let places = 0
  for (let at = verb + 1; at < words.length; at++) {
    const word = words[at] ?? ''
    const flag = /^(?:--(?:body|value|secret-string|secret-binary|from-literal|docker-password)|-b)(=|$)/.exec(word)
    if (flag) {
      const place = flag[1] ? at : ++at
      const value = words[place]?.slice(flag[1] ? flag[0].length : 0) ?? ''
      const skip = flag[0].startsWith('--from') ? (/^[^=]*=/.exec(value)?.[0].length ?? 0) : 0
      add(place, (flag[1] ? flag[0].length : 0) + skip)
    } else if (!word.startsWith('-')) {
      const pair = /^["']?[\w./-]{1,200}=(?!@)/.exec(word)
      if (pair) add(at, pair[0].length)
      else if (++places > 1 && isPlain) add(at)
    }
  }
}

/** What `printf "TOKEN=%s"` puts together. */
function printed(words: readonly string[], add: Add): void {
  const at = words.findIndex(word => nameOf(word) === 'printf')
  if (at < 0 || !/(?:pass\w{0,8}|secret|token|key|credentials?|_pat|_auth|authorization|bearer|cookie)["'\\]{0,4}\s{0,9}[=: ]\s{0,9}["'\\]{0,4}(?:bearer |basic )?%/i.test(words.slice(at + 1, at + 4).join(' '))) return
  for (let place = at + 1; place < words.length; place++) if (!words[place]?.includes('%')) add(place)
}

const reads = (words: readonly string[]): boolean =>
  words.some(word => READS.test(word) || READERS.test(nameOf(word))) || (words.some(word => nameOf(word) === 'sudo') && words.some(word => /^-[A-Za-z]*S/.test(word))) ||
  (words.some(word => /^(?:secrets?|env)$/.test(word)) && words.some(word => /^(?:set|put|create|add|import)$/.test(word)))

function said(text: string, { words }: Command): Range[] {
  const at = words.findIndex(({ from, to }) => FEEDS.test(nameOf(text.slice(from, to))))
  if (at < 0) return []
  return words.slice(at + 1).filter(({ from, to }) => !/^-\w{1,3}$|^["']?(?:%s|%b|\\n|\\r)+["']?$/.test(text.slice(from, to))).map(range => inside(text, range))
}

/** Without the quotes around all of it. A reference to a variable is no secret. */
function inside(text: string, { from, to }: Range): Range {
  const word = text.slice(from, to)
  if (/^["']?(?:\$\w+|\$\{\w+\}|\$\{\{ ?[\w.]+ ?\}\}|-)["']?$/.test(word)) return { from, to: from }
  const open = /^\$?(["'])/.exec(word)
  if (open) {
    const body = word.slice(open[0].length, -1)
    return word.endsWith(open[1] ?? '') && word.length > open[0].length && !body.includes(open[1] ?? '') ? { from: from + open[0].length, to: to - 1 } : { from, to }
  }
  // The quote was opened before what is kept of the word.
  return /["']$/.test(word) && !/["']/.test(word.slice(0, -1)) ? { from, to: to - 1 } : { from, to }
}
