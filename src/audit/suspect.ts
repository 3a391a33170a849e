// What a record looks at before it looks for secrets: most lines have nothing of what every secret needs, and the patterns of redact.ts take longer to
// compile than all the rest of a record. So would a pattern that says what stands here.
import { isNameCode } from '../model/index.ts'

/** What tokens begin with whose characters need not stand in one long word: they are short, or have dots, slashes and the like. */
const TOKENS: readonly string[] = ['xox', 'ya29.', 'eyj', 'whsec_', 'sntry', 'glc_', 'fm1', 'fm2', 'dp.', 'pscale_', 'q~', 'flwseck', 'secret-key-', 'access-sandbox-', 'access-development-', 'access-production-']
/** Every other pattern of redact.ts needs one of them, and so does every form of programs.ts, or one of the words below. */
const PARTS: readonly string[] = ['=', ':', '@', '%', '<<<', 'sql', 'curl', 'http', 'mongo', 'ldap', 'smb', 'rpcc', 'zip', 'maria', 'openssl', 'redis', 'login', 'pw', 'kinit', 'crypts', 'stdin', 'pass', 'token', 'secret', 'key', 'auth', '_pat', 'cred', 'bearer', 'basic', 'hook']
const WORDS: ReadonlySet<string> = new Set(['su', 'env', 'send', 'send_user', 'sudo', 'net', 'arj', 'bcp', 'xh', 'xhs', 'rar', 'unrar', 'vault', 'bao', 'ssm'])
/** Characters of a word, with hyphens, that may be a secret by themselves. */
const LONG = 16
/** Names are long more often than they hold a secret: one without digits must be longer. */
const LONG_NAME = 20

/** @returns false where nothing in the text can be a secret */
export function suspect(text: string): boolean {
  const lower = text.toLowerCase()
  return PARTS.some(part => lower.includes(part)) || isToken(lower) || hasWord(lower, word => WORDS.has(word) || (word.startsWith('7z') && word.length < 4))
}

/** The same of a name: a folder, an agent, a session. */
export const suspectName = (name: string): boolean => name.includes('=') || name.includes(':') || name.includes('@') || isToken(name.toLowerCase()) || hasWord(name)

const isToken = (lower: string): boolean => TOKENS.some(part => lower.includes(part))

/** @param known where it is absent, hyphens end a word */
function hasWord(text: string, known?: (word: string) => boolean): boolean {
  let start = 0
  let run = 0
  let long = known ? LONG : LONG_NAME
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    if (isNameCode(code)) {
      if (code >= 0x30 && code <= 0x39) long = LONG
      if (++run >= long) return true
      continue
    }
    if (at > start && known?.(text.slice(start, at))) return true
    start = at + 1
    run = known && text[at] === '-' ? run + 1 : 0
    if (!known) long = LONG_NAME
    if (run >= long) return true
  }
  return false
}
