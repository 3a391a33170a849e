// port: packages of MacPorts. Source: port(1) 2.9.
import { command } from './define.ts'
import { asks, brings, changes } from './lib/system-packages.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const HARMLESS =
  '-v | -d | -q | -N | -n | -R | -u | -y | -s | -b | -c | -k | -p | -f | -o | -t | -K | --index | --line | --long | --glob | --regex | --exact | ' +
  '--case-sensitive | --maintainer | --name | --description | --category | --no-exec | --no-rev-upgrade'

export default command('port', {
  inherit: true,
  options: { '-F <file>': executes, '-D <folder>': nothing },
  harmless: HARMLESS,
  bare: () => [executesHere],
  subcommands: {
    'install | upgrade | activate | load | reinstall': brings(),
    'sync | selfupdate': brings('', 'port lists'),
    'uninstall | deactivate | select | setrequested | unsetrequested | reclaim | unload | reload': changes(),
    clean: changes('', 'port files'),
    'search | info | list | installed | outdated | contents | provides | variants | deps | rdeps | dependents | rdependents | notes | version | help | echo | platform | location | url | file | dir | work | logfile | log | livecheck | lint | space | usage | gohome-page | diagnose | cat | requested | leaves | active | inactive | actinact | archivefetch-list | rev-upgrade-check':
      asks(HARMLESS),
    'fetch | checksum | extract | patch | configure | build | destroot | test | edit | shell | mirror | distcheck | archive | dmg | mpkg | pkg | mdmg | submit | bump | restore | migrate | snapshot | rev-upgrade':
      { operands: { '<name...>': nothing }, always: () => [executesHere] },
  },
  examples: {
    'port version': [],
    'port installed': [],
    'port install curl': ['install curl (system)'],
    'port selfupdate': ["install 'port lists' (system)"],
    'port uninstall curl': ['configure curl'],
    'port -F cmds -D d info curl': ['execute cmds'],
    'port build curl': ['execute .'],
  },
})
