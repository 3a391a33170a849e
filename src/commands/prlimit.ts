// prlimit: runs a program with limits, or changes those of a process. Source: prlimit(1), util-linux 2.38.
import { command } from './define.ts'
import { configures, runs } from './roles.ts'

export default command('prlimit', {
  style: 'posix',
  options: { '-p, --pid <process>': configures },
  harmless:
    '-o, --output <list> | --noheadings | --raw | --verbose | -c, --core [limits] | -d, --data [limits] | -e, --nice [limits] | -f, --fsize [limits] | ' +
    '-i, --sigpending [limits] | -l, --memlock [limits] | -m, --rss [limits] | -n, --nofile [limits] | -q, --msgqueue [limits] | -r, --rtprio [limits] | ' +
    '-s, --stack [limits] | -t, --cpu [limits] | -u, --nproc [limits] | -v, --as [limits] | -x, --locks [limits] | -y, --rttime [limits] | -h, --help | ' +
    '-V, --version',
  operands: { '<command...>': runs },
  examples: { 'prlimit --nofile=64 cat a': ['read a'], 'prlimit -p 1 --nofile=9': ['configure 1'] },
})
