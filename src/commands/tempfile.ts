// tempfile: makes a file with a fresh name. Source: tempfile(1), debianutils 5.7.
import { literal, map, pattern } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

const made = (given: Given) => given.value('-n') ?? map(given.value('-d') ?? literal('/tmp'), folder => `${folder.replace(/\/$/, '')}/*`)

export default command('tempfile', {
  options: { '-n, --name <file>': nothing, '-d, --directory <folder>': nothing },
  harmless: '-m, --mode <mode> | -p, --prefix <text> | -s, --suffix <text> | --help | --version',
  operands: {},
  always: given => {
    if (given('--help') || given('--version')) return []
    const name = made(given)
    return [{ kind: 'write', target: given('-n') || !name.values ? name : pattern(name.text, ...name.values) }]
  },
  examples: { 'tempfile -n a.tmp': ['write a.tmp'], 'tempfile -d build -s .log': ['write each of build/*'] },
})
