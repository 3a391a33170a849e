// skill, snice: send signals to processes, or change their priority, by user, terminal or command. Source: skill(1), procps 4.0.
import { command } from './define.ts'
import { SIGNAL_OPTIONS } from './lib/signals.ts'

export default command('skill', {
  aliases: ['snice'],
  harmless:
    '-c, --command <command> | -f, --fast | -i, --interactive | -l, --list | -L, --table | -n, --no-action | --ns <process> | --nslist <list> | ' +
    '-p, --pid <process> | -t, --tty <terminal> | -u, --user <user> | -v, --verbose | -w, --warnings | -<n> | +<n> | -h, --help | -V, --version | ' +
    `${SIGNAL_OPTIONS}`,
  operands: { '<process...>': (words, given) => (given('-n') ? [] : words.map(target => ({ kind: given.called === 'snice' ? 'configure' : 'signal', target }))) },
  always: given => [...given.values('-c'), ...given.values('-p'), ...given.values('-t'), ...given.values('-u')].map(target => ({ kind: 'signal', target })),
  examples: { 'skill -KILL -u ann': ['signal ann'], 'snice -7 1234': ['configure 1234'], 'skill -n 1234': [] },
})
