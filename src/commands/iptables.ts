// iptables, ip6tables, arptables, ebtables: show or change the packet filter. Source: iptables(8) 1.8.9.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { changes } from './lib/network-setup.ts'

/** Extensions bring options of their own, so the words are told apart by the few commands that there are. */
const LOOKS = /^(?:-[nvxwt46]*[LSC][nvxwt]*|--list(?:-rules)?|--check|-h|-V|--help|--version)$/
const CHANGES =
  /^(?:-[A-Za-z46]*[ADIRFZNXPE][a-z]*|--(?:append|delete|insert|replace|flush|zero|new-chain|delete-chain|policy|rename-chain|new|rename|init-table|atomic-\w+))$/
const text = (word: Word): string => exact(word) ?? ''

export default command('iptables', {
  aliases: [
    'ip6tables',
    'iptables-nft',
    'iptables-legacy',
    'ip6tables-nft',
    'ip6tables-legacy',
    'arptables',
    'ebtables',
    'xtables-nft-multi',
    'xtables-legacy-multi',
  ],
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => {
    const { operands } = given
    const loader = operands.flatMap((word, i): Step[] =>
      text(word).startsWith('--modprobe') ? [{ script: text(word).includes('=') ? literal(text(word).slice(11)) : (operands[i + 1] ?? literal('')) }] : [],
    )
    const looks = operands.some(word => LOOKS.test(text(word))) && !operands.some(word => !word.values || CHANGES.test(text(word)))
    return [...loader, ...(looks || !operands.length ? [] : [changes(given, 'packet filter')])]
  },
  examples: {
    'iptables -L -n -v': [],
    'iptables -t nat -S': [],
    'iptables -nvL INPUT --line-numbers': [],
    'iptables -F': ['configure -F'],
    'iptables -A INPUT -p tcp --dport 22 -j DROP': ["configure '-A INPUT -p tcp --dport 22 -j DROP'"],
    'iptables -L -Z': ["configure '-L -Z'"],
    'ip6tables --modprobe="cat a.txt" -L': ['read a.txt'],
  },
})
