// hydra, sqlmap, nikto, gobuster, ffuf, nuclei and others: attack other machines, or look for ways to. Source: their pages in Debian 12 and their --help.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { nothing } from './roles.ts'

/** Their options are many and change often. Where they go, what they read and what they write is all that counts here. */
function steps(given: Given): readonly Step[] {
  const text = given.operands.map(word => exact(word) ?? '')
  if (onlyAsks(given.operands)) return []
  const after = (names: RegExp) => given.operands.filter((_, i) => names.test(text[i - 1] ?? ''))
  const host =
    after(/^--?(?:u|url|h|host|target|d|domain|t)$/)[0] ??
    given.operands.find(word => /^\w+:\/\/|^(?:\d+\.){3}\d+/.test(exact(word) ?? '')) ??
    given.operands.at(-1) ??
    literal(given.called || 'hydra')
  return [
    ...after(/^--?(?:w|wordlist|L|P|C|l|list|iL|r|usernames|passwords)$/)
      .filter(word => /[/.]/.test(exact(word) ?? ''))
      .map((target): Step => ({ kind: 'read', target })),
    ...after(/^--?(?:o|output|out|outfile|report|log|oA|oN)$/).map((target): Step => ({ kind: 'write', target })),
    ...after(/^--?(?:s|script|eval|r|rc|x|payload|os-cmd|templates)$/)
      .filter(word => /[/.\s]/.test(exact(word) ?? ''))
      .map((target): Step => ({ kind: 'unknown', target, why: 'it may run this' })),
    { kind: 'connect', target: host, sends: true },
  ]
}

export default command('hydra', {
  aliases: [
    'medusa',
    'ncrack',
    'patator',
    'crackmapexec',
    'cme',
    'netexec',
    'nxc',
    'sqlmap',
    'nikto',
    'gobuster',
    'ffuf',
    'wfuzz',
    'dirb',
    'dirsearch',
    'feroxbuster',
    'nuclei',
    'wpscan',
    'whatweb',
    'amass',
    'subfinder',
    'assetfinder',
    'httprobe',
    'waybackurls',
    'gau',
    'katana',
    'hakrawler',
    'dalfox',
    'commix',
    'xsstrike',
    'arjun',
    'wafw00f',
    'theHarvester',
    'recon-ng',
    'sublist3r',
    'msfconsole',
    'msfvenom',
    'msfcli',
    'responder',
    'evil-winrm',
    'psexec.py',
    'wmiexec.py',
    'secretsdump.py',
    'impacket-psexec',
    'impacket-secretsdump',
    'kerbrute',
    'bloodhound-python',
    'ettercap',
    'bettercap',
    'arpspoof',
    'dnsspoof',
    'tcpkill',
    'macof',
    'aircrack-ng',
    'aireplay-ng',
    'airodump-ng',
    'airmon-ng',
    'reaver',
    'wifite',
    'slowloris',
    'slowhttptest',
    'goldeneye',
    'hulk',
    'xerxes',
    't50',
    'mz',
    'scapy',
    'bully',
    'bbot',
    'sherlock',
    'linkchecker',
    'ipscan',
    'prowler',
    'sslscan',
    'testssl',
    'testssl.sh',
    'sslyze',
    'searchsploit',
    'setoolkit',
    'beef-xss',
    'weevely',
    'sliver',
    'havoc',
    'covenant',
    'pupy',
    'merlin',
    'nessus',
    'openvas',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'hydra -l me -P ./words.txt ssh://a.dev': ['read ./words.txt', 'connect ssh://a.dev (sends)'],
    'ffuf -u https://a.dev/FUZZ -w words.txt -o out.json': ['read words.txt', 'write out.json', 'connect https://a.dev/FUZZ (sends)'],
    'msfconsole -x "use x; run"': ["unknown 'use x; run' (it may run this)", "connect 'use x; run' (sends)"],
    'nuclei --version': [],
  },
})
