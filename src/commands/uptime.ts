// uptime: says how long the system has been running. Source: uptime(1), procps 4.0.
import { command } from './define.ts'

export default command('uptime', {
  harmless: '-p, --pretty | -s, --since | -r, --raw | -c, --container | -h, --help | -V, --version | --libxo [options]',
  examples: { 'uptime -p': [] },
})
