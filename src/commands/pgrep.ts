// pgrep, pidwait: find processes. Source: pgrep(1), procps 4.0; FreeBSD 14.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('pgrep', {
  aliases: ['pidwait'],
  harmless:
    '-F, --pidfile <file> | -d, --delimiter <text> | -l, --list-name | -a, --list-full | -v, --inverse | -w, --lightweight | -c, --count | -e, --echo | ' +
    '-f, --full | -g, --pgroup <group> | -G, --group <group> | -i, --ignore-case | -I | -j <jail> | -M <file> | -N <file> | -n, --newest | ' +
    '-o, --oldest | -O, --older <seconds> | -P, --parent <process> | --quiet | -q, --queue <value> | -s, --session <session> | -S | -t, --terminal <terminal> | ' +
    '-u, --euid <user> | -U, --uid <user> | -x, --exact | -L, --logpidfile | -r, --runstates <states> | -A, --ignore-ancestors | --cgroup <group> | ' +
    '--ns <process> | --nslist <list> | --env <text> | --signal <signal> | -h, --help | -V, --version',
  operands: { '<pattern>': nothing },
  always: given => reads(given.values('-F'), given),
  examples: { 'pgrep -fl node': [], 'pgrep -F app.pid': ['read app.pid'] },
})
