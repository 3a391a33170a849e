// dirname: prints a path without its last part. Source: dirname(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { changed, folderOf, joined } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('dirname', {
  aliases: ['gdirname'],
  harmless: '-z, --zero | --help | --version',
  operands: { '<path...>': nothing },
  // What a pattern with `**` names can be right below the folder before it, whose own name is then printed.
  outputs: ({ operands }) => (operands.length ? joined(operands.map(word => changed(word, value => (value.endsWith('/**') ? value : folderOf(value)))), '\n') : undefined),
  examples: { 'dirname a/b': [], 'cat "$(dirname src/a.ts)/b.ts"': ['read src/b.ts'] },
})
