// exiftool: reads and writes what files say of themselves. Source: exiftool(1) 12.57. Every word with a dash may be a tag, so the
// words are sorted here.
import { exact, literal, unknown, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'

const TAKES =
  /^(o|out|w|textout|w!|w\+|w0|w\+!|w0!|w!0|tagout|if\d*|p|printformat|p-|@|config|tagsfromfile|ext|ext\+|extension|x|exclude|c|coordformat|d|dateformat|charset|lang|password|fileorder\d*|api|userparam|listitem|srcfile|stay_open|echo\d?|efile\d?!?|i|ignore|use|sep|separator|csvdelim|file\d+|diff|geotag|require|require!)$/i
const CODE = /[$@]\{|\bexec\b|\bsystem\b|`|;/

function steps(given: Given): readonly Step[] {
  const words = given.operands
  const made: Step[] = []
  const files: Word[] = []
  const sources: Word[] = []
  let writes = false
  let out: Word | undefined
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const text = exact(word)
    if (text === undefined) {
      files.push(word)
      // What it could be instead of a file: any option.
      if (!word.values && !/^["']*[\w./~]/.test(word.text)) made.push(unknown(word, 'this may be an option'))
      continue
    }
    if (!text.startsWith('-') || text === '-') {
      if (text !== '-') files.push(word)
      continue
    }
    const option = text.slice(1)
    const name = option.toLowerCase()
    const [, tag = '', operator = '', value = ''] = /^([\w:*?#!.-]*?)([-+^]?=|[-+^]?<=?|[-+^]?>)(.*)$/s.exec(option) ?? []
    if (operator.includes('=') && !/^(csv|json|j)$/i.test(tag)) {
      writes = true
      if (operator.includes('<')) made.push({ kind: 'read', target: literal(value) })
      if (/^(geotag)$/i.test(tag) && value) made.push({ kind: 'read', target: literal(value) })
      if (/^(\w+:)?(filename|directory|testname|hardlink|symlink)$/i.test(tag) && value) out = literal(value)
      continue
    }
    if (/^(csv|json|j)$/i.test(tag) && operator) {
      writes = true
      made.push({ kind: 'read', target: literal(value.replace(/^=/, '')) })
      continue
    }
    if (operator) {
      writes = true
      if (/\$\{[^}]*;/.test(value) || /\$\{[^}]*;/.test(tag)) made.push({ kind: 'interpret', target: word, language: 'perl', literal: true })
      if (/^(\w+:)?(filename|directory|testname|hardlink|symlink)$/i.test(tag)) out = unresolved('names that tags hold')
      continue
    }
    if (/^(restore_original|delete_original!?)$/.test(name)) writes = true
    if (name.startsWith('delete_original')) made.push({ kind: 'delete', target: unresolved('copies that end in _original') })
    if (!TAKES.test(name)) continue
    const argument = words[++at]
    if (!argument) continue
    const given = exact(argument) ?? ''
    if (/^if/.test(name) || (/^(p|printformat|p-|d|dateformat|api|userparam|srcfile|efile\d?!?)$/.test(name) && CODE.test(given.replaceAll(/\$\w+/g, '').replaceAll(/\$\{[\w:]+\}/g, '')))) made.push({ kind: 'interpret', target: argument, language: 'perl', ...(argument.values && { literal: true }) })
    else if (/^(p|printformat|p-|diff|geotag|file\d+)$/.test(name) && !given.includes('$')) made.push({ kind: 'read', target: argument })
    else if (/^tagsfromfile$/.test(name)) {
      writes = true
      sources.push(argument)
    } else if (name === '@') made.push({ kind: 'read', target: argument }, unknown(argument, 'options come from a file'))
    else if (/^(config|require!?|use)$/.test(name)) made.push({ kind: 'interpret', target: argument, language: 'perl', file: true })
    else if (/^(o|out)$/.test(name)) out = argument
    else if (/^(w|textout|tagout)/.test(name)) made.push({ kind: 'write', target: given.includes('%') || !/[./]/.test(given) || /^\.?\w+$/.test(given) ? literal('.') : argument })
    else if (/^efile/.test(name)) made.push({ kind: 'write', target: argument })
  }
  const recursive = words.some(word => /^-(r|recurse)$/i.test(exact(word) ?? ''))
  made.push(...[...sources, ...files].map((target): Step => ({ kind: 'read', target, ...(recursive && { recursive }) })))
  if (!writes && !out) return made
  if (out) return [...made, { kind: 'write', target: out }, ...(writes && !words.some(word => /^-o(ut)?$/i.test(exact(word) ?? '')) ? files.map((target): Step => ({ kind: 'delete', target })) : [])]
  return [...made, ...files.map((target): Step => ({ kind: 'write', target, ...(recursive && { recursive }) }))]
}

export default command('exiftool', {
  style: 'none',
  operands: { '<word...>': () => [] },
  always: steps,
  examples: {
    'exiftool -s -Make -G1 a.jpg': ['read a.jpg'],
    'exiftool -ver': [],
    'exiftool -Artist="A B" a.jpg': ['read a.jpg', 'write a.jpg'],
    'exiftool -all= -o b.jpg a.jpg': ['read a.jpg', 'write b.jpg'],
    'exiftool -filename=b.jpg a.jpg': ['read a.jpg', 'write b.jpg', 'delete a.jpg'],
    'exiftool -r -json src': ['read src (recursive)'],
    "exiftool -if 'exec q(id)' a.jpg": ["interpret 'exec q(id)' as perl (literal)", 'read a.jpg'],
    "exiftool '-comment<=note.txt' a.jpg": ['read note.txt', 'read a.jpg', 'write a.jpg'],
    'exiftool -TagsFromFile b.jpg a.jpg': ['read b.jpg', 'read a.jpg', 'write a.jpg'],
    'exiftool -@ args.txt a.jpg': ['read args.txt', 'unknown args.txt (options come from a file)', 'read a.jpg'],
    'exiftool -config my.cfg a.jpg': ['interpret my.cfg as perl (file)', 'read a.jpg'],
    'exiftool -w txt a.jpg': ['write .', 'read a.jpg'],
    'exiftool "$f"': ['unknown ?\'"$f"\' (this may be an option)', 'read ?\'"$f"\''],
  },
})
