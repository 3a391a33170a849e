// rd, erase: remove folders and files on Windows. Source: rd /?, del /?, Windows 11.
import { command } from './define.ts'
import { removal } from './lib/cmd-line.ts'
import { deletesTree } from './roles.ts'

export default command('rd', {
  aliases: ['erase'],
  style: 'none',
  operands: { '<word...>': (words, given) => (words.every(word => word.values?.length === 1) ? removal(words.flatMap(word => word.values ?? [])) : deletesTree(words, given)) },
  examples: {
    'rd /s /q build': ['delete build (recursive)'],
    'erase /q a.txt': ['delete a.txt'],
    'rd /s "$DIR"': ['delete /s (recursive)', `delete ?'"$DIR"' (recursive)`],
  },
})
