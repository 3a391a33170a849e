// df: shows free space. Source: df(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { command } from './define.ts'
import { lists } from './roles.ts'

export default command('df', {
  aliases: ['gdf'],
  harmless:
    '-a, --all | -b | -B, --block-size <size> | -c | -g | -h, --human-readable | -H, --si | -i, --inodes | -I | -k | -l, --local | -m | -n | -Y | -, | ' +
    '--no-sync | --output [fields] | -P, --portability | --sync | --total | -t, --type <type> | -T, --print-type | -x, --exclude-type <type> | -v | ' +
    '--libxo [options] | --help | --version',
  operands: { '<path...>': lists },
  examples: { 'df -h': [], 'df -hT .': ['list .'] },
})
