// basename: prints the last part of a path. Source: basename(1), GNU coreutils 9.1.
import { exact, type Word } from '../model/index.ts'
import { command } from './define.ts'
import { baseOf, changed, joined } from './lib/words.ts'
import { nothing } from './roles.ts'

const base = (path: Word, suffix: string): Word => changed(path, value => {
  const name = baseOf(value).replace(/^\*\*$/, '*')
  return suffix && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
})

export default command('basename', {
  aliases: ['gbasename'],
  style: 'posix',
  harmless: '-a, --multiple | -s, --suffix <suffix> | -z, --zero | --help | --version',
  operands: { '<path...>': nothing },
  outputs: given => {
    const many = given('-a') || given('-s')
    const [path, second] = given.operands
    const suffix = many ? given.value('-s') : second
    if (!path || (suffix && exact(suffix) === undefined)) return undefined
    return many ? joined(given.operands.map(word => base(word, exact(suffix) ?? '')), '\n') : base(path, exact(suffix) ?? '')
  },
  examples: { 'basename "$PWD"': [], 'cat "$(basename /etc/a.txt .txt)"': ['read a'], 'cat $(basename -a x/a y/b)': ['read a', 'read b'] },
})
