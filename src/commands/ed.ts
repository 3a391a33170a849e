// ed: edits a file by commands on standard input. Source: ed(1p), GNU ed 1.19.
import { exact, some } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { interpretText } from './lib/interpreter.ts'
import { readEx } from './lib/read-ex.ts'
import { nothing, reads, writes } from './roles.ts'

function edits(given: Given): readonly Step[] {
  const [file] = given.operands
  // A name behind an exclamation mark is a command whose output is edited.
  if (file && some(file, value => value.startsWith('!'))) return [{ script: { ...file, values: (file.values ?? []).map(value => value.slice(1)) } }, interpretText(given.stdin ?? { text: 'stdin' }, 'ed')]
  const text = exact(given.stdin)
  const steps = text === undefined ? undefined : readEx(text)
  const saves = steps === undefined || /(^|\n)[^\n]*[wW]/.test(text ?? '')
  return [...(file ? [...reads([file], given), ...(saves ? writes([file], given) : [])] : []), ...(steps ?? [interpretText(given.stdin ?? { text: 'stdin' }, 'ed')])]
}

export default command('ed', {
  aliases: ['red', 'ged'],
  style: 'posix',
  harmless: '-E, --extended-regexp | -G, --traditional | -h, --help | -l, --loose-exit-status | -p, --prompt <text> | -q, --quiet, --silent | -r, --restricted | -s, --script | --strip-trailing-cr | --unsafe-names | -v, --verbose | -V, --version | -x | -',
  operands: { '<file>': nothing },
  always: edits,
  examples: {
    "ed -s a.txt <<'E'\n1,3p\nq\nE": ['read a.txt'],
    "printf '%%s/a/b/\\nw\\nq\\n' | ed a.txt": ['read a.txt', 'write a.txt'],
    "ed a.txt <<'E'\n!cat k.txt\nE": ['read a.txt', 'read k.txt'],
    "ed <<'E'\na\n!text\n.\nw b.txt\nE": ['write b.txt'],
    'ed a.txt': ['read a.txt', 'write a.txt', 'interpret ?stdin as ed'],
    "ed '!cat k.txt'": ['read k.txt', 'interpret ?stdin as ed'],
  },
})
