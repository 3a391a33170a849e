// ifconfig, iwconfig: show or change network interfaces. Source: ifconfig(8) of net-tools 2.10 and macOS 14, iwconfig(8) 30.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { changes } from './lib/network-setup.ts'

const FAMILIES = new Set(['inet', 'inet6', 'ether', 'ax25', 'ipx', 'ddp', 'lladdr', 'link'])

export default command('ifconfig', {
  aliases: ['iwconfig'],
  harmless: '-a | -s | -v | -l | -L | -d | -u | -m | -X <pattern> | -r | -g <group> | -C | -k | --version | --help | -h | -V',
  operands: { '<word...>': () => [] },
  always: given => (!/^(?:up|down)$/.test(exact(given.operands.at(-1)) ?? '') && given.operands.filter(word => !FAMILIES.has(exact(word) ?? '')).length < 2 ? [] : [changes(given, 'network')]),
  examples: {
    'ifconfig': [],
    'ifconfig -a': [],
    'ifconfig -a down': ['configure down'],
    'ifconfig en0 inet': [],
    'ifconfig eth0 down': ["configure 'eth0 down'"],
    'ifconfig eth0 192.0.2.2 netmask 255.255.255.0': ["configure 'eth0 192.0.2.2 netmask 255.255.255.0'"],
  },
})
