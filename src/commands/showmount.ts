// showmount, nfsstat, rpcinfo: what a file server offers. Source: showmount(8), nfsstat(8), rpcinfo(8).
import { command } from './define.ts'
import { connects } from './roles.ts'

export default command('showmount', {
  aliases: ['rpcinfo', 'nfsstat'],
  harmless: '-a, --all | -d, --directories | -e, --exports | -h, --help | -v, --version | --no-headers | -p | -s | -m | -b <v> | -t <v> | -u <v> | -n <v> | -l'
    + ' | -T <v> | -c | -r | -o <v> | -Z [v] | -3 | -4',
  operands: { '<host...>': connects },
  examples: { 'nfsstat -m': [], 'showmount -e box': ['connect box'] },
})
