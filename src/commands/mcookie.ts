// mcookie, uuidgen: print random numbers. Source: mcookie(1), uuidgen(1), util-linux 2.38; macOS 14.
import { command } from './define.ts'
import { printsWord } from './lib/files.ts'
import { reads } from './roles.ts'

export default command('mcookie', {
  aliases: ['uuidgen'],
  options: { '-f, --file <file>': reads },
  harmless:
    '-m, --max-size <n> | --md5 | -n, --namespace <namespace> | -N, --name <name> | -r, --random | -s, --sha1 | -t, --time | -x, --hex | -hdr | ' +
    '-v, --verbose | -C, --count <count> | -6 | -7 | -h, --help | -V, --version',
  outputs: printsWord('$(uuidgen)'),
  examples: { uuidgen: [], 'mcookie -f seed.bin': ['read seed.bin'], 'touch out-$(uuidgen).log': ['write each of out-*.log'] },
})
