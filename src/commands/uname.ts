// uname: names the system. Source: uname(1), GNU coreutils 9.1; FreeBSD 14.
import { pattern } from '../model/index.ts'
import { command } from './define.ts'

export default command('uname', {
  aliases: ['guname'],
  harmless:
    '-a, --all | -b | -i, --hardware-platform | -K | -U | -s, --kernel-name | -n, --nodename | -r, --kernel-release | -v, --kernel-version | ' +
    '-m, --machine | -p, --processor | -o, --operating-system | --help | --version',
  outputs: given => pattern('$(uname)', given('-a') ? '**' : '*'),
  examples: { 'uname -a': [] },
})
