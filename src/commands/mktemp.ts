// mktemp: makes a file or folder with a fresh name. Source: mktemp(1), GNU coreutils 9.1; FreeBSD 14.
import { exact, literal, map, pattern, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** The name made, with what is random as a pattern. */
function made(given: Given): Word {
  const template = given.operands[0]
  const folder = given.value('-p') ?? given.value('--tmpdir') ?? (given('-t') || given('--tmpdir') || !template ? literal('/tmp') : undefined)
  const suffix = exact(given.value('--suffix')) ?? ''
  const name = map(template ?? literal('tmp.XXXXXXXXXX'), value => `${value.replace(/X{3,}(?!.*XXX)/, '*')}${suffix}`)
  const at = folder && exact(folder)
  const path = at === undefined ? name : map(name, value => (value.startsWith('/') ? value : `${at.replace(/\/$/, '')}/${value}`))
  return folder && at === undefined ? folder : path.values ? pattern('$(mktemp)', ...path.values) : path
}

export default command('mktemp', {
  aliases: ['gmktemp'],
  harmless: '-d, --directory | -u, --dry-run | -q, --quiet | --suffix <suffix> | -p <folder> | --tmpdir [folder] | -t | -V | --help | --version',
  operands: { '<template...>': nothing },
  always: given => (given('-u') || given('--help') || given('--version') ? [] : [{ kind: 'write', target: made(given) }]),
  outputs: made,
  examples: {
    mktemp: ['write each of /tmp/tmp.*'],
    'mktemp -d notes.XXXXXX': ['write each of notes.*'],
    'mktemp -p build --suffix=.log': ['write each of build/tmp.*.log'],
    'mktemp -u': [],
    'rm -r "$(mktemp -dt work.XXXX)"': ['write each of /tmp/work.*', 'delete each of /tmp/work.* (recursive)'],
  },
})
