// Takes secrets out of text before it is written anywhere. What looks like one is one. Every repetition has an end, or nothing behind it that could
// fail: the time it takes grows with the length of the text and no faster.

import { secretsIn } from './programs.ts'
import { TOKENS } from './tokens.ts'
import { pieceEnd, quoting, type Range, wordEnd } from './words.ts'

const MARK = '[redacted]'

const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)'

/** A reference to a variable is no secret; its name is worth keeping. */
const REFERENCE = /^(?:\\?["'])?(?:\$\{?[A-Z_][A-Z0-9_]*\}?|\$\{\{ ?[\w.]+ ?\}\})(?:\\?["'])?$/i
/** A word of the shell begins here. Where it ends is for words.ts to say. */
const VALUE = String.raw`(?=\\{0,8}["']|[^\s"'&,;|)}])`
const SECRET = 'password|passwd|passphrase|passcode|pass|secret|token|api[_-]?key|apikey|access[_-]?key(?:[_-]?id)?|account[_-]?key|shared[_-]?access[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|master[_-]?key|secret[_-]?key|auth[_-]?key|license[_-]?key|credentials?|client[_-]?secret|_pat|_auth|authtoken'
/** What may follow such a word and leave it one: `API_KEY_PROD`, `password2`, `secret_access_key`. */
const ENDING = String.raw`(?:[_-]?(?:\d{1,3}|value|base64|b64|key|string|prod|production|dev|development|test|staging|live|old|new|main|default|admin|root|user))?`

/** Each keeps its first group, so that a reader still sees what kind of thing stood there. */
const AFTER: readonly (readonly [needs: string, source: string, flags: string])[] = [
  ['://', String.raw`((?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/@:'"]*:[^\s/@'"]+(?=@)`, 'gi'],
  ['://', String.raw`((?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/)[\w-]{16,}(?=@)`, 'gi'],
  ['hooks.slack.com', String.raw`(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]{10,}`, 'gi'],
  ['webhooks', String.raw`(discord(?:app)?\.com\/api\/webhooks\/)\d+\/[\w-]+`, 'gi'],
  ['webhook.office', String.raw`(\.webhook\.office\.com\/webhookb2\/)[\w@/-]{10,}`, 'gi'],
  ['sig|key=|code=|auth=', String.raw`([?&](?:sig|signature|x-amz-signature|x-goog-signature|key|code|auth)=)[^\s&'"]{8,}`, 'gi'],
  ['authorization|key|token|cookie', String.raw`((?:authorization|proxy-authorization|x-api-key|api-key|x-auth-token|x-auth-key|x-access-token|x-vault-token|x-gitlab-token|x-amz-security-token|private-token|job-token|deploy-token|dd-api-key|cookie|set-cookie)\s{0,20}:\s{0,20})[^\r\n'"]+`, 'gi'],
  ['bearer', String.raw`(\b[Bb]earer\s{1,20})(?=[\w.~+/=-]{0,200}[A-Z0-9._=])[\w.~+/=-]{8,}`, 'g'],
  ['basic', String.raw`(\b[Bb]asic\s{1,20})(?=[\w+/]{0,200}[A-Z0-9=])[\w+/]{8,}={0,2}`, 'g'],
  [':', String.raw`((?:^|\s)(?:-u|-U|--user|--proxy-user)(?:=|\s{1,20})(?!\d+:\d+(?:\s|$)|(\w{1,64}):\2(?:\s|$))["']?[^\s:"'\\/]{1,200}:)[^\s"']+`, 'g'],
  ['password', String.raw`(\b(?:machine|login)\s{1,20}\S{1,200}\s{1,20}(?:login\s{1,20}\S{1,200}\s{1,20})?password\s{1,20})\S+`, 'g'],
]

/** The same, before a whole word of the shell. */
const BEFORE: readonly (readonly [needs: string, source: string, flags: string])[] = [
  ['pass|secret|token|key|credential|_pat|_auth', String.raw`((?:^|[\s"'\\{,(&?;.])(?:[\w-]{0,60}?(?:${SECRET})${ENDING})["'\\]{0,2}\s{0,20}(?:=|:)>?\s{0,20})(?!\/\/)${VALUE}`, 'gi'],
  ['pwd', String.raw`((?:^|[\s"'{,(&?;])(?:pwd|db_pwd|userpwd|\w{1,40}_pwd)["']?\s{0,20}(?:=|:)\s{0,20})(?![/$~.])${VALUE}`, 'gi'],
  ['pass|token|secret|key|pw', String.raw`((?:^|\s)--?[\w-]{0,40}?(?:password|passwd|passphrase|token|secret|api-?key|access-key|secret-key|private-key|client-secret|auth-token|pass|pw)(?:=|\s{1,20}))(?!-)${VALUE}`, 'gi'],
  ['login', String.raw`(\b(?:docker|podman|nerdctl|helm|oras|skopeo|buildah|crane|az)\b[^|;&\n]{0,80}?\blogin\b[^|;&\n]{0,200}?\s-p\s{1,20})${VALUE}`, 'g'],
  ['htpasswd', String.raw`(\bhtpasswd\s{1,20}-\w{0,8}b\w{0,8}\s{1,20}\S{1,200}\s{1,20}\S{1,200}\s{1,20})${VALUE}`, 'g'],
  ['pass:', String.raw`(\b(?:pass|env):)(?=\S{4,})(?<=(?:-passin|-passout|-k|-pass)\s{1,20}pass:)${VALUE}`, 'g'],
  ['expect|spawn', String.raw`((?:^|[\s;{"'\\])send(?:_user)?\s{1,20}(?:--\s{1,20})?)${VALUE}`, 'g'],
]

/** Shorter pieces are part of too many words. */
const SHORTEST = 4
/** What a substitution runs is no secret all through: what it does to files is to be seen in the effects. */
const COMMAND = /^["']?(?:\$\(|`)/
const ORDINARY = /^(?:[./~-].*|[a-z]+)$/

const compiled = new Map<string, RegExp>()

function patternOf(source: string, flags: string): RegExp {
  const pattern = compiled.get(source) ?? new RegExp(source, flags)
  if (compiled.size < 1000) compiled.set(source, pattern)
  return pattern
}

/** @returns the text with everything that looks like a secret replaced by `[redacted]` */
export const redact = (text: string): string => redacted(text).text

/** The same, and what was taken out, in pieces: told apart from what stood around it, a secret no longer looks like one. */
export function redacted(text: string): { readonly text: string; readonly pieces: readonly string[] } {
  const lower = text.toLowerCase()
  const holds = (needs: string): boolean => needs.split('|').some(one => lower.includes(one))
  const pieces = new Set<string>()
  const take = (whole: string, kept: string): string => {
    const secret = whole.slice(kept.length)
    for (const piece of secret.split(/[\s"'\\:;,=&|<>(){}`]+/)) if (piece.length >= SHORTEST && !(COMMAND.test(secret) && ORDINARY.test(piece))) pieces.add(piece)
    return kept + MARK
  }
  let out = holds('private key') ? text.replace(patternOf(PRIVATE_KEY, 'g'), whole => take(whole, '')) : text
  out = replaced(out, secretsIn(out), take)
  const tokens = TOKENS.flatMap(([needs, source]) => (holds(needs) ? [source] : []))
  if (tokens.length) out = out.replace(patternOf(`(?<![\\w.-])(?:${tokens.join('|')})`, 'g'), whole => take(whole, ''))
  for (const [needs, source, flags] of AFTER) if (holds(needs)) out = out.replace(patternOf(source, flags), (whole: string, kept: string) => take(whole, kept))
  for (const [needs, source, flags] of BEFORE) if (holds(needs)) out = replaced(out, wordsAfter(out, patternOf(source, flags)), take)
  pieces.delete(MARK)
  return { text: out, pieces: [...pieces] }
}

function replaced(text: string, ranges: readonly Range[], take: (whole: string, kept: string) => string): string {
  let out = ''
  let done = 0
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= done) continue
    const begin = Math.max(from, done)
    out += done > 0 && begin === done ? '' : text.slice(done, begin) + MARK
    take(text.slice(begin, to), '')
    done = to
  }
  return out + text.slice(done)
}

/** The words of the shell that what a pattern finds stands before. */
function wordsAfter(text: string, pattern: RegExp): Range[] {
  const found: Range[] = []
  const quoteAt = quoting(text)
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const from = match.index + match[0].length
    // A value of JSON ends with its quote; a word of the shell may go on behind it.
    const quote = quoteAt(from)
    const to = /["']["'\\]*\s*:\s*$/.test(match[0]) && /["']/.test(text[from] ?? '') ? pieceEnd(text, from) : wordEnd(text, from, quote)
    if (to > from && !REFERENCE.test(text.slice(from, to))) found.push({ from, to })
    pattern.lastIndex = Math.max(found.at(-1)?.to ?? 0, from, match.index + 1)
  }
  return found
}

/** @param pieces what was taken out of the text that this one was made of */
export const without = (text: string, pieces: readonly string[]): string => pieces.reduce((out, piece) => out.replaceAll(piece, MARK), text)
