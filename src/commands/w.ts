// w, pinky: say who is logged in and does what. Source: w(1), procps 4.0; pinky(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('w', {
  aliases: ['pinky'],
  harmless:
    '-h, --no-header | -u, --no-current | -s, --short | -f, --from | -o, --old-style | -i, --ip-addr | -p, --pids | -d | -n | -l | -b | -w | -q | ' +
    '-V, --version | --help',
  operands: { '<user...>': nothing },
  examples: { 'w -h': [], 'pinky -l dev': [] },
})
