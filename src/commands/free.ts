// free: shows memory. Source: free(1), procps 4.0; busybox 1.35.
import { command } from './define.ts'

export default command('free', {
  harmless:
    '-b, --bytes | --kilo | --mega | --giga | --tera | --peta | -k, --kibi | -m, --mebi | -g, --gibi | --tebi | --pebi | -h, --human | --si | ' +
    '-l, --lohi | -L, --line | -t, --total | -v, --committed | -s, --seconds <seconds> | -c, --count <count> | -w, --wide | --help | -V, --version',
  examples: { 'free -h': [] },
})
