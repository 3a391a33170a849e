// Owns the test whether a variable's name promises a secret, and which variables a word as written names.
import { literal, type Word } from '../../model/index.ts'
import { holdsSecret, secretsIn } from '../../model/variable-names.ts'
import type { Step } from '../define.ts'

const SECRET = /key|token|secret|passw|pwd$|cred|auth|private|cert|session|cookie|dsn|database_url|connection/i
const PLAIN = /^(PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY|KEYMAP|XDG_SESSION_\w+|DESKTOP_SESSION|SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS)$/

/** True for names such as `API_TOKEN`; false for `PATH`. */
export const namesSecret = (name: string): boolean => SECRET.test(name) && !PLAIN.test(name)

/** `$NAME`, `${NAME}` and the operators that still yield the value; no escaped dollar, no length, no `:+`, no first few characters. */
const USED = /(?<!\\)\$(?:([A-Z][A-Z\d_]*)|\{([A-Z][A-Z\d_]*)(?:\}|:?[-=?]))/g
/** What printing these words reveals: variables of the environment whose names promise secrets. */
export const revealsUsed = (words: readonly Word[]): Step[] =>
  [...new Set([...words.flatMap(word => (word.values ? [] : [...word.text.matchAll(USED)].map(([, plain, braced]) => plain ?? braced ?? ''))).filter(holdsSecret), ...secretsIn(words)])].map(name => ({ kind: 'reveal', target: literal(name) }))
