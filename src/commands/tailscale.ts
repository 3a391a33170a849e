// tailscale: a private network between machines. Source: tailscale --help, 1.66.
import { literal } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { isRemote } from './lib/remote.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<word...>': nothing } }
const changes: Body = {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [{ kind: 'configure', target: given.operands.length ? joined(given.operands) : literal('tailscale') }],
}

export default command('tailscale', {
  harmless: '--socket <path> | --version | --help | -h',
  subcommands: {
    'status | ip | netcheck | whois | version | bugreport | licenses | metrics | dns | exit-node | syspolicy | completion | help': looks,
    'up | down | set | login | logout | switch | lock | update | web | drive | cert | configure | debug | appc-routes': changes,
    'ping': { ...looks, operands: { '<word...>': words => words.slice(-1).map(target => ({ kind: 'connect', target })) } },
    // Serve shows a port to the private network, funnel to everybody.
    'serve | funnel': {
      style: 'none',
      operands: { '<word...>': nothing },
      always: given => [{ kind: 'connect', target: given.operands.at(-1) ?? literal('tailscale'), listens: true, sends: true }],
    },
    'ssh': { style: 'posix', operands: { '<word...>': words => [{ run: [literal('ssh'), ...words] }] } },
    'nc': {
      operands: { '<host>': nothing, '<port>': nothing },
      always: given => [{ kind: 'connect', target: joined(given.operands, ':'), ...(given.stdin && { sends: true }) }],
    },
    'file': {
      subcommands: {
        cp: {
          harmless: '--name <name> | --verbose | --targets',
          operands: {
            '<path...>': words => words.map((target): Step => (isRemote(target) ? { kind: 'connect', target, sends: true } : { kind: 'read', target })),
          },
        },
        get: { harmless: '--wait | --loop | --verbose | --conflict <mode>', operands: { '<dir>': words => words.map(target => ({ kind: 'write', target })) } },
      },
    },
  },
  examples: {
    'tailscale status --json': [],
    'tailscale up --ssh': ['configure --ssh'],
    'tailscale ping a': ['connect a'],
    'tailscale funnel 3000': ['connect 3000 (listens) (sends)'],
    'tailscale ssh a rm x': ['connect a', 'delete x'],
    'tailscale file cp a.txt b:': ['read a.txt', 'connect b: (sends)'],
    'tailscale file get dl': ['write dl'],
    'tailscale nc a 22': ['connect a:22'],
  },
})
