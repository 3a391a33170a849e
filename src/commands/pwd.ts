// pwd: prints the working directory. Source: bash(1) 5.2, pwd(1) of GNU coreutils 9.1.
import { map } from '../model/index.ts'
import { command } from './define.ts'

export default command('pwd', {
  harmless: '-L, --logical | -P, --physical | -W | --help | --version',
  outputs: ({ cwd }) => map(cwd, value => `${value}\n`),
  examples: { pwd: [], 'cat "$(pwd)/a.txt"': ['read /home/dev/app/a.txt'] },
})
