// Files in the folder that Python takes for modules of its own library.
import { type Effect, exact, type Invocation, literal } from '../model/index.ts'
import { inside } from '../shell/files.ts'
import type { Scope } from '../shell/scope.ts'
import { below, brought, entries, standing } from './standing.ts'

/** Modules that the standard library's own import, and those that are asked for with `-m`. */
const STANDARD = `__future__ _collections_abc abc argparse array ast asyncio base64 binascii bisect bz2 calendar cgi cmd code codecs codeop collections compileall concurrent configparser contextlib
  contextvars copy copyreg csv ctypes dataclasses datetime decimal difflib dis doctest email encodings ensurepip enum errno filecmp fnmatch fractions ftplib functools gc genericpath getopt getpass gettext
  glob gzip hashlib heapq hmac html http idlelib imaplib importlib inspect io ipaddress json keyword linecache locale logging lzma mailbox marshal math mimetypes multiprocessing netrc ntpath numbers opcode
  operator optparse os pathlib pdb pickle pickletools pip pkgutil platform plistlib poplib posixpath pprint profile pstats pty py_compile pyclbr pydoc queue quopri random re readline reprlib runpy secrets
  select selectors shelve shlex shutil signal site sitecustomize usercustomize smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess symtable
  sysconfig tabnanny tarfile tempfile textwrap this threading time timeit token tokenize trace traceback tracemalloc tty types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser
  wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`

/** Python looks for modules in the folder first, those of its own library included, unless it was told not to: `-I`, `-P`, PYTHONSAFEPATH. */
export function shadowing({ args, assignments }: Invocation, cwd: string, scope: Scope): readonly Effect[] {
  let module: string | undefined
  for (const [nth, word] of args.entries()) {
    const text = exact(word)
    if (text === undefined || (!text.startsWith('-') && !/^-(?:W|X|Q|-check-hash-based-pycs)$/.test(exact(args[nth - 1]) ?? ''))) return []
    const flags = /^-(\w+)/.exec(text)?.[1] ?? ''
    if (/^[a-zA-Z]*?[IP]/.test(flags.replace(/[cmWXQ].*/, ''))) return []
    if (/^-(?:h|V|\?|-help.*|-version)$/.test(text)) return []
    const last = /^[a-zA-Z]*?([cm])(.*)$/.exec(flags.replace(/[WXQ].*/, '')) && /^-[a-zA-Z]*?([cm])(.*)$/s.exec(text)
    if (last) module = last[1] === 'c' ? '' : last[2] || exact(args[nth + 1])
    if (last || text === '-') break
  }
  if ([...assignments.map(one => one.name), ...scope.variables.keys()].includes('PYTHONSAFEPATH')) return []
  const own = module?.split('.')[0]
  const names = new Set([...STANDARD.split(/\s+/), ...(own ? [own] : [])])
  const found = shadows(names, cwd, scope)
  // Text of a project's own is trusted with the modules of the project.
  const counts = own || !inside(cwd, scope.facts.workspace) ? found : found.filter(path => standing(path, scope) === 'written')
  return counts.slice(0, 4).map((path): Effect => ({ kind: 'interpret', target: literal(path), language: 'python', file: true }))
}

function shadows(names: ReadonlySet<string>, cwd: string, scope: Scope): readonly string[] {
  // What an archive brings may have any name.
  const unread = brought(below(cwd, 'this.py'), scope.files, scope.facts) ? ['this.py'] : []
  return [...entries(cwd, scope), ...unread].flatMap(entry => {
    const [name = '', ...suffixes] = entry.split('.')
    if (!names.has(name)) return []
    if (suffixes.length) return /^(?:py|pyc|pyd|so)$/.test(suffixes.at(-1) ?? '') ? [below(cwd, entry)] : []
    return ['__init__.py', '__init__.pyc'].some(file => standing(below(cwd, `${entry}/${file}`), scope)) ? [below(cwd, entry)] : []
  })
}
