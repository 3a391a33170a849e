// pidof: finds processes by program. Source: pidof(8), procps 4.0.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pidof', {
  harmless:
    '-s, --single-shot | -c, --check-root | -q | -w, --with-workers | -x | -n | -z | -t, --lightweight | -o, --omit-pid <process> | ' +
    '-S, --separator <text> | -d <text> | -h, --help | -V, --version',
  operands: { '<program...>': nothing },
  examples: { 'pidof -s node': [] },
})
