// ssh-agent: holds keys for ssh. Source: ssh-agent(1), OpenSSH 9.2.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executes, runs, writes } from './roles.ts'

export default command('ssh-agent', {
  style: 'posix',
  options: { '-P <libraries>': executes, '-a <socket>': writes },
  harmless: '-c | -D | -d | -E <hash> | -k | -O <option> | -s | -t <time> | -l | -x',
  operands: { '<command...>': runs },
  // It prints settings that a shell is meant to evaluate.
  outputs: given => {
    if (given.operands.length || given('-d') || given('-D')) return undefined
    if (given('-k')) return literal('unset SSH_AUTH_SOCK;\nunset SSH_AGENT_PID;\necho Agent pid killed;\n')
    return literal('SSH_AUTH_SOCK=/tmp/ssh/agent; export SSH_AUTH_SOCK;\nSSH_AGENT_PID=2; export SSH_AGENT_PID;\necho Agent pid 2;\n')
  },
  examples: {
    'eval "$(ssh-agent -s)"': [],
    'ssh-agent cat k.txt': ['read k.txt'],
    'ssh-agent -a /tmp/s -P ./lib.so': ['write /tmp/s', 'execute ./lib.so'],
    'ssh-agent -k': [],
  },
})
