// mosh: a terminal on another machine that survives bad connections. Source: mosh(1) 1.4.
import { command } from './define.ts'
import { nothing } from './roles.ts'
import { joined } from './lib/words.ts'

export default command('mosh', {
  aliases: ['et', 'tssh'],
  style: 'posix',
  options: {
    '--ssh <command>': words => words.map(script => ({ script })),
    '--client <program>': words => words.map(word => ({ run: [word] })),
    '--server <command>': nothing,
    '--jumphost <host>': words => words.map(target => ({ kind: 'connect', target })),
  },
  harmless:
    '--ssh-pty | --no-ssh-pty | --predict <mode> | -a | -n | -o | --predict-overwrite | --family <name> | -4 | -6 | -p, --port <ports>' +
    ' | --bind-server <address> | --no-init | --init | --local | --experimental-remote-ip <mode> | --help | -h | --version | -v | -c <command>',
  operands: { '<word...>': nothing },
  always: given => {
    const [host, ...words] = given.operands
    if (!host) return []
    const server = given.value('--server')
    const command = words[0]?.values?.[0] === '--' ? words.slice(1) : words
    return [{ kind: 'connect', target: host }, ...(server ? [{ script: server, host }] : []), ...(command.length ? [{ script: joined(command), host }] : [])]
  },
  examples: {
    'mosh me@a.dev': ['connect me@a.dev'],
    'mosh a.dev -- rm x': ['connect a.dev', 'delete x'],
    "mosh --ssh='cat k' --client=cat --server='rm y' --jumphost j.dev a.dev": ['read k', 'connect j.dev', 'connect a.dev', 'delete y'],
  },
})
