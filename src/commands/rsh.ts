// rsh, rlogin, rcp, rexec, plink: the ancestors and relatives of ssh. Source: rsh(1), rcp(1) of netkit 0.17, plink(1) 0.78.
import { exact } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { copies } from './lib/remote.ts'
import { joined } from './lib/words.ts'
import { nothing, reads } from './roles.ts'

function steps(given: Given): readonly Step[] {
  const { operands } = given
  if (given.called === 'rcp' || given.called === 'pscp')
    return copies({
      sources: operands.length > 1 ? operands.slice(0, -1) : operands,
      target: operands.length > 1 ? operands.at(-1) : undefined,
      recursive: given('-r'),
    })
  const [host, ...words] = operands
  if (!host || given('-V')) return []
  // Options that stand behind the host end where the command begins.
  const behind = words.findIndex((word, i) => !exact(word)?.startsWith('-') && !/^-[lp]$/.test(exact(words[i - 1]) ?? ''))
  const remote = behind < 0 ? given.stdin : joined(words.slice(behind))
  return [
    { kind: 'connect', target: host, ...(behind >= 0 && given.stdin && { sends: true }) },
    ...(remote && given.called !== 'rlogin' ? [{ script: remote, host }] : []),
  ]
}

export default command('rsh', {
  aliases: ['rlogin', 'rcp', 'rexec', 'remsh', 'plink', 'pscp', 'putty'],
  style: 'posix',
  options: { '-m <file>': reads, '-i <file>': nothing },
  harmless:
    '-8 | -E | -K | -L | -d | -e <character> | -k <realm> | -l <user> | -n | -p | -r | -x | -P <port> | -pw <text> | -ssh | -telnet | -batch | -agent' +
    ' | -noagent | -C | -T | -t | -N | -A | -a | -X | -v | -V | -q | -4 | -6 | -1 | -2 | -hostkey <key> | -load <name> | -sftp | -scp | -unsafe | -ls' +
    ' | -noshare',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'rsh -l me a.dev rm x': ['connect a.dev', 'delete x'],
    'rlogin a.dev': ['connect a.dev'],
    'rcp -r src a.dev:/srv': ['read src (recursive)', 'connect a.dev:/srv (sends)'],
    'plink -batch -m cmds -i key a.dev': ['read cmds', 'connect a.dev'],
  },
})
