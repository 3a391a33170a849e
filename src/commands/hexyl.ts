// hexyl: prints bytes. Source: hexyl --help 0.16.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('hexyl', {
  harmless:
    '-n, --length <n> | -c, --bytes <n> | -l | -s, --skip <n> | --block-size <n> | -v, --no-squeezing | --color <when> | --border <style> | -p, --plain | --no-characters | -C, --characters | --character-table <name> | -P, --no-position | ' +
    '-o, --display-offset <n> | --panels <n> | -g, --group-size, --groupsize <n> | --endianness <kind> | -b, --base <base> | --terminal-width <n> | --print-color-table | -i, --include | --completion <shell> | -h, --help | -V, --version',
  operands: { '<path>': reads },
  examples: { 'hexyl -n 64 a.bin': ['read a.bin'] },
})
