// networkctl: links that systemd manages. Source: networkctl(1), systemd 252.
import { command } from './define.ts'
import { configures, nothing } from './roles.ts'

export default command('networkctl', {
  inherit: true,
  harmless: '-h, --help | --version | --no-pager | --no-legend | -a, --all | -s, --stats | -l, --full | -n, --lines <v> | --json <v> | --runtime | --drop-in <v>'
    + ' | --no-reload | --stdin',
  subcommands: {
    'list | status | lldp | label | cat': { operands: { '<pattern...>': nothing } },
    'delete | up | down | renew | forcerenew | reconfigure | edit | mask | unmask | persistent-storage': { operands: { '<device...>': configures } },
    'reload': { always: given => configures([{ text: 'network', values: ['network'] }], given) },
  },
  examples: { 'networkctl status --no-pager': [], 'networkctl down eth0': ['configure eth0'], 'networkctl reload': ['configure network'] },
})
