// info: shows Info manuals. Source: info(1), GNU texinfo 6.8 and 7.
import { command } from './define.ts'
import { each, reads, unknowns, writes } from './roles.ts'

export default command('info', {
  aliases: ['pinfo'],
  options: {
    '-o, --output <file>': writes,
    '--dribble <file>': writes,
    '--restore <file>': unknowns('this file holds keystrokes'),
    '--init-file <file>': unknowns('this file can bind keys to commands'),
    '-f, --file <manual>': each((word, given) => (word.values?.every(value => !/[./]/.test(value)) ? undefined : reads([word], given)[0])),
  },
  harmless: '-help | -a, --all | -k, --apropos <text> | -d, --directory <dir> | -h, --help | --index-search <text> | -n, --node <name> | -O, --show-options, --usage | -R, --raw-escapes | --no-raw-escapes | --strict-node-location | --subnodes | -v, --variable <setting> | --version | --vi-keys | -w, --where, --location | -x, --debug <n> | -b | --speech-friendly',
  operands: { '<item...>': each((word, given) => (word.values?.every(value => !/[./]/.test(value)) ? undefined : reads([word], given)[0])) },
  examples: {
    'info coreutils ls': [],
    'info ./tool.info': ['read ./tool.info'],
    'info -f ./tool.info -o out.txt': ['read ./tool.info', 'write out.txt'],
    'info --dribble keys.txt ls': ['write keys.txt'],
    'info --restore keys.txt ls': ['unknown keys.txt (this file holds keystrokes)'],
    'info --init-file my.info ls': ['unknown my.info (this file can bind keys to commands)'],
  },
})
