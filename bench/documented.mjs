// The options that a program's documentation on this machine names: from its man pages, or else from what the program itself answers to --help.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** So wide that a paragraph is one line: then a line that starts with a dash is an option, and not prose that was broken there. */
const WIDE = 2000
/** Where options are only used, or those of other programs are told. */
const ASIDE = /^(?:SYNOPSIS|EXAMPLES?|SEE ALSO|ENVIRONMENT.*|HISTORY|AUTHORS?|BUGS|NOTES|FILES|CONFIGURATION.*|COMPATIBILITY|(?:INTERNAL|PLUMBING|HIGH-LEVEL|LOW-LEVEL).*COMMANDS.*|VIEWING.*|CAVEATS|STANDARDS|DIAGNOSTICS|EXIT.*|COPYRIGHT|REPORTING BUGS)$/
const NAME = String.raw`(?:--?\[no-?\]|--?|\+)[\p{L}\d?#@%:$!{(*^][\w.+:-]*|--?\[no-?\][\w-]+|-[-\w]*\[[\w-]+\][\w-]+|-[|&;,.\[\]=~/]|-(?=<)`
const PLACE = String.raw`<[^>]*>(?:[,.:=/|-]*<[^>]*>|\.\.\.)*|\{[^}]*\}|"[^"]*"|'[^']*'`

/** Every man page by its name, the programs' before the others': `git-commit` and its file. */
export function manPages() {
  const pages = new Map()
  for (const root of [...(process.env.MANPATH ?? '').split(':').filter(Boolean), '/usr/share/man', '/usr/local/share/man'])
    for (const section of ['1', '8', '6']) {
      const folder = join(root, `man${section}`)
      if (existsSync(folder)) for (const file of readdirSync(folder).sort()) {
        const name = /^(.+?)\.[168]\w*(?:\.gz)?$/.exec(file)?.[1]
        if (name && !pages.has(name)) pages.set(name, { root, file: join(folder, file) })
      }
    }
  return pages
}

/** The page as text with the font of each letter (b, i or a space), a paragraph a line. */
function rendered({ root, file }) {
  let source
  try { source = readFileSync(realpathSync(file)) } catch { return [] }
  if (source[0] === 0x1f && source[1] === 0x8b) source = gunzipSync(source)
  const other = /^\.so\s+(\S+)\s*$/m.exec(source.toString('latin1').split('\n').filter(line => !/^\.\\"|^\s*$/.test(line)).slice(0, 1).join(''))?.[1]
  if (other) {
    const next = [join(root, other), `${join(root, other)}.gz`, join(file, '..', other), `${join(file, '..', other)}.gz`].find(existsSync)
    return next && next !== file ? rendered({ root, file: next }) : []
  }
  const text = execFileSync('groff', ['-t', '-mandoc', '-Tutf8', '-Kutf8', `-rLL=${WIDE}n`, `-rLT=${WIDE}n`, '-rHY=0', '-dAD=l', '-P-c', '-P-o'], { input: source, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'], timeout: 60_000 }).toString()
  return text.split('\n').map(line => {
    const letters = []
    const chars = [...line]
    for (let i = 0; i < chars.length; i++) {
      if (chars[i] !== '\b') letters.push([chars[i], ' '])
      else {
        const [below] = letters.pop() ?? [' ']
        const above = chars[++i]
        letters.push([below === '_' ? above : below, below === '_' && above !== '_' ? 'i' : 'b'])
      }
    }
    return { text: letters.map(([letter]) => letter).join('').replace(/[‐−]/g, '-').replaceAll('\u00a0', ' '), font: letters.map(([, font]) => font).join('') }
  })
}

/**
 * Reads the head of an entry: `-o FILE, --output=FILE`. It ends where the description starts, which is behind two spaces or on the next line.
 * @returns names, each with how many values it takes and whether as `none`, `value`, `attached`, `optional` or, where that is not clear, undefined; nothing where it is no such head
 */
export function readHead(text, font = '') {
  // `-sign  field`: what is slanted is still a value.
  const [loose] = /^\s*-\S+ (?= \S)/.exec(text) ?? []
  if (loose && font[loose.length + 1] === 'i') return readHead(text.slice(0, loose.length) + text.slice(loose.length + 1), font.slice(0, loose.length) + font.slice(loose.length + 1))
  const start = text.search(/\S/)
  const gap = text.slice(start).search(/\s{2,}|\t/)
  const head = text.slice(start, gap < 0 ? undefined : start + gap).replace(/[:.]+$/, '')
  const fonts = font.slice(start)
  const found = []
  let at = 0
  const eat = pattern => {
    const sticky = new RegExp(pattern, 'yu')
    sticky.lastIndex = at
    const [whole] = sticky.exec(head) ?? []
    if (whole !== undefined) at += whole.length
    return whole
  }
  while (at < head.length) {
    let name = eat(NAME)
    if (name === undefined) break
    const one = { name, takes: 'none', count: 0 }
    found.push(one)
    const takes = (kind, count = 1) => Object.assign(one, { takes: kind, count })
    // `-oFILE`, where the fonts tell the two apart.
    const slant = fonts.slice(at - name.length, at).search(/(?<=[b ])i/)
    const inner = slant > 1 ? slant : /^-[a-z](?=[A-Z]{3,}$)/.test(name) ? 2 : 0
    if (inner && !name.startsWith('--')) {
      at += inner - name.length
      name = name.slice(0, inner)
      eat(String.raw`[^\s,|]+`)
      takes('attached')
    } else if (eat(String.raw`\[\s?[=:]?[^\]]*\](?:\.\.\.)?\]?`) !== undefined) takes('optional')
    // Only two dashes let what stands behind an equals sign stand in a word of its own as well.
    // A switch that the page writes with its default: `--all=false`.
    else if (name.startsWith('--') && eat(String.raw`[= ](?:true|false|bool)(?:\|(?:true|false))?(?![\w-])`) !== undefined) takes('optional')
    else if (eat(String.raw`[=:]\s?(?:${PLACE}|\[[^\]]*\]|[^\s,|\[])+(?:\[[^\]]*\])*`) !== undefined) takes(name.startsWith('--') ? 'value' : 'attached')
    else if (eat(`(?:${PLACE})+`) !== undefined) takes('attached')
    else if (eat(String.raw` \[(?!OPTION|no-|--?)[^\]]*\](?=[,\s]|$)`) !== undefined) takes(undefined, 0)
    else {
      let here = 0
      while (at < head.length) {
        const before = at
        const word = eat(String.raw` (?!(?:or|and)\b)(?:${PLACE}|[\p{L}\d_][^\s,]*|\(\S+\))`)
        if (word === undefined) break
        const slanted = fonts[before + 1] === 'i'
        const placed = new RegExp(`^ (?:${PLACE})`, 'u').test(word) || (/^ [A-Z][A-Z\d_.:|/-]*(?:\[.*)?$/.test(word) && !/^ [AI]$/.test(word))
        const last = /^(?:[,|]| [|/] |$| or )/.test(head.slice(at))
        if (!slanted && !placed && !(here === 0 && last && fonts[before + 1] !== 'b')) {
          at = before
          break
        }
        // A lone word in plain letters with no description beside it may be the description.
        if (!slanted && !placed && gap < 0 && !font && at === head.length) one.takes = undefined
        else takes('value', ++here)
      }
    }
    one.name = name.replace(/[:.]+$/, '')
    // A list of words is what an action works on, however a spec calls them.
    if (eat(String.raw`\.\.\.| \.\.\.`) !== undefined || /\.\.\.$/.test(head.slice(0, at))) Object.assign(one, { takes: undefined, count: 0 })
    if (eat(String.raw`,\s?(?:or )?| ?\| ?| / ?| or |/(?=-)`) === undefined && !(name.length === 2 && eat(' (?=--[\\p{L}])') !== undefined)) break
  }
  const rest = head.slice(at)
  // Prose behind a single name is text that only starts like an option.
  if (rest && !/^\s+[([]/.test(rest) && (!found.some(({ takes }) => takes && takes !== 'none') || /^\S/.test(rest)) && (gap >= 0 || !/^\s+[A-Z]/.test(rest))) return []
  const last = found.at(-1)
  const mixed = found.some(({ takes }) => takes !== 'none')
  return found.map(one => {
    if (rest && !/^\s+\(/.test(rest)) return { ...one, takes: undefined, count: 0 }
    if (one.takes !== 'none' || !mixed || /^--(?:\[no-?\]|no-)/.test(one.name)) return found.some(other => other.name === one.name && other.takes !== one.takes) ? { ...one, takes: undefined } : one
    // `-o, --output=FILE`: what is said last holds for all; otherwise it is not clear.
    return last.takes === 'none' || found.some(other => other.name === one.name && other !== one) ? { ...one, takes: undefined } : { ...one, takes: last.takes === 'attached' && one.name.startsWith('--') ? undefined : last.takes, count: last.count }
  })
}

/** `--[no-]color` is two names, and `-[no]x` as well. */
const spelled = name => {
  const [whole] = /\[[\w-]+\]/.exec(name) ?? []
  return whole ? [name.replace(whole, ''), name.replace(whole, whole.slice(1, -1))] : [name]
}

function optionsIn(lines) {
  const options = new Map()
  let section = ''
  const heads = lines.map(({ text }, index) => {
    if (/^[A-Z]/.test(text)) section = text.trim()
    return /^\s+[-+]|^-/.test(text) && !ASIDE.test(section) && (lines[index - 1]?.text.length ?? 0) < WIDE - 200
  })
  // Where a page sets its options in bold, what is not bold is an example.
  const bold = lines.filter(({ text, font }, index) => heads[index] && font[text.search(/\S/)] === 'b').length
  const plain = heads.filter(Boolean).length - bold
  lines.forEach(({ text, font }, index) => {
    if (!heads[index] || (bold > 2 * plain && font[text.search(/\S/)] !== 'b')) return
    const line = [text, ...(/\S\s{2,}\S/.test(text) ? [] : [lines[index + 1]?.text ?? ''])].map(one => one.trim()).join('  ').slice(0, 220)
    for (const { name: written, takes, count } of readHead(text, font)) for (const name of spelled(written)) {
      if (!/^-{1,2}[\w?#@%:$!*^.,+~-]+$|^\+\w/.test(name) || name === '--' || /^-\d\d/.test(name)) continue
      const before = options.get(name)
      if (!before) options.set(name, { name, takes, count, line })
      // Where two entries disagree, the option means several things.
      else if (before.takes !== takes) options.set(name, { ...before, takes: undefined, count: 0 })
    }
  })
  // Where hardly any option is shown with a value, those that have one are not told by that.
  const all = [...options.values()]
  return all.filter(({ takes }) => takes && takes !== 'none').length * 15 > all.length ? all : all.map(one => (one.takes === 'none' ? { ...one, takes: undefined } : one))
}

export const optionsOfPage = page => optionsIn(rendered(page))

let confined
/** What the program answers to --help: without network, input or home, and not for long. */
export function optionsOfHelp(words, scratch) {
  confined ??= spawnSync('unshare', ['-rn', 'true']).status === 0
  if (!confined) return []
  const env = { PATH: process.env.PATH, HOME: scratch, TMPDIR: scratch, LC_ALL: 'C.UTF-8', NO_COLOR: '1', COLUMNS: '200', PAGER: 'cat', TERM: 'dumb', CI: '1' }
  const { stdout, stderr } = spawnSync('unshare', ['-rn', '--', ...words, '--help'], { cwd: scratch, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000, killSignal: 'SIGKILL', encoding: 'utf8', maxBuffer: 1 << 26 })
  const text = (/^\s+-/m.test(stdout ?? '') ? stdout : `${stdout ?? ''}\n${stderr ?? ''}`).replace(/\x1b\[[\d;]*m/g, '').replace(/.\x08/g, '')
  const options = optionsIn(text.split('\n').map(line => ({ text: line.replace(/^\s*[│|]\s?/, '  '), font: '' })))
  // yargs says what kind each one is, which is the only word on it.
  if (!/\[boolean\]/.test(text)) return options
  return options.map(one => (one.takes === 'none' && !/\[boolean\]/.test(one.line) ? { ...one, takes: /\[(?:string|array|number)\]/.test(one.line) ? 'value' : undefined } : one))
}
