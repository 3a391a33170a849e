// supervisorctl: processes that supervisord keeps running. Source: supervisorctl(1) 4.2.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { besides } from './lib/addresses.ts'
import { serverOf } from './lib/net.ts'
import { appends, configures, nothing, reads, signals } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }

const body: Body = {
  options: { '-c, --configuration <file>': reads, '-r, --history-file <file>': appends },
  harmless: '-h, --help | -i, --interactive | -s, --serverurl <v> | -u, --username <v> | -p, --password <v>',
  subcommands: {
    'status | avail | tail | maintail | pid | version | help': looks,
    'start | stop | restart | add | remove | clear | open': { operands: { '<process...>': configures } },
    'update | reread | reload | shutdown': { operands: { '<group...>': nothing }, always: () => [{ kind: 'configure', target: literal('supervisord') }] },
    'signal': { operands: { '<signal>': nothing, '<process...>': signals } },
    'fg': { operands: { '<process>': configures } },
  },
}

export default command('supervisorctl', {
  ...besides(body, serverOf('-s')),
  examples: {
    'supervisorctl -r h.txt status': ['append h.txt'],
    'supervisorctl -s http://a.dev:9001 status': ['connect http://a.dev:9001'],
    'supervisorctl status': [],
    'supervisorctl -c a.conf tail -f web': ['read a.conf'],
    'supervisorctl restart web': ['configure web'],
    'supervisorctl reload': ['configure supervisord'],
    'supervisorctl signal HUP web': ['signal web'],
  },
})
