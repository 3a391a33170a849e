// Takes secrets out of text before it is written anywhere. What looks like one is one.

const MARK = '[redacted]'

const WHOLE: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abeoprs]-[\w-]{10,}|sk-(?:ant-|proj-)?[\w-]{16,}|sk_(?:live|test)_\w{10,}|rk_(?:live|test)_\w{10,}|npm_\w{20,}|pypi-[\w-]{16,}|AIza[\w-]{30,}|ya29\.[\w-]{10,}|hf_\w{20,}|dop_v1_\w{20,}|shpat_\w{20,}|SG\.[\w-]{16,}\.[\w-]{16,}|AGE-SECRET-KEY-\w+)/g,
  /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g,
  /\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g,
]

/** Each keeps its first group, so that a reader still sees what kind of thing stood there. */
const AFTER: readonly RegExp[] = [
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@:'"]*:[^\s/@'"]+(?=@)/gi,
  /((?:authorization|proxy-authorization|x-api-key|x-auth-token|private-token|cookie|set-cookie)\s*:\s*)[^\r\n'"]+/gi,
  /(\b(?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi,
  /(\b[\w-]*(?:password|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credential|client[_-]?secret|auth[_-]?key|_pat|pwd)[\w-]*["']?\s*(?:=|:)\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;|)}]+)/gi,
  /((?:^|\s)--?(?:password|passwd|passphrase|token|secret|api-key|apikey|access-key|secret-key|client-secret|auth-token)(?:=|\s+))(?:"[^"]*"|'[^']*'|[^\s"'|;&]+)/gi,
  /((?:^|\s)(?:-u|--user|--proxy-user)(?:=|\s+)["']?[^\s:"']+:)[^\s"']+/g,
  /(\b(?:mysql|mariadb|mysqldump|mysqladmin)\b[^|;&]*?\s-p)[^\s"']+/g,
  /(\bsshpass\s+-p\s*)(?:"[^"]*"|'[^']*'|\S+)/g,
]

/** @returns the text with everything that looks like a secret replaced by `[redacted]` */
export function redact(text: string): string {
  let out = text
  for (const pattern of WHOLE) out = out.replace(pattern, MARK)
  for (const pattern of AFTER) out = out.replace(pattern, `$1${MARK}`)
  return out
}
