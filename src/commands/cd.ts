// cd, chdir, pushd, popd, dirs: change the working directory, which src/shell follows. Source: bash(1) 5.2, zshbuiltins(1).
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('cd', {
  aliases: ['chdir', 'pushd', 'popd', 'dirs'],
  harmless: '-L | -P | -e | -@ | -q | -s | -n | -c | -l | -p | -v | -<n> | +<n>',
  operands: { '<folder...>': nothing },
  examples: { 'cd src': [], cd: [], 'cd -': [], 'pushd /tmp': [], 'popd +1': [], 'dirs -v': [] },
})
