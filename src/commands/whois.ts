// whois: asks who owns a name. Source: whois(1) 5.5.
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

export default command('whois', {
  aliases: ['finger', 'jwhois', 'rdap'],
  options: { '-h, --host <host>': nothing },
  harmless: '-H | -p, --port <n> | -I | --no-recursion | --verbose | --help | --version | -a | -b | -B | -c | -d | -g <range> | -G | -i <attributes> | -K'
    + ' | -l | -L | -m | -M | -q <keyword> | -r | -R | -s <sources> | -t <type> | -T <types> | -v <type> | -x | -A | -f | -P | -Q | -S',
  operands: { '<name...>': nothing },
  // A server of one's own choice gets every word: data can leave that way.
  always: given => {
    const host = given.value('-h')
    if (host) return [{ kind: 'connect', target: host, sends: true }]
    return given.operands.map((target): Step => ({ kind: 'connect', target }))
  },
  examples: { 'whois a.dev': ['connect a.dev'], 'whois -h 192.0.2.1 -p 43 hello': ['connect 192.0.2.1 (sends)'], 'whois --version': [] },
})
