// facter, ohai: what is known of a machine; their plug-ins are programs. Source: facter(8) 4.
import { command } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { nothing } from './roles.ts'

export default command('facter', {
  aliases: ['ohai'],
  options: { '-c, --config <file>': settingsCode, '--custom-dir, --external-dir, -d, --directory <folder>': words => words.map(target => ({ kind: 'execute', target })) },
  harmless: '--color | --no-color | --debug | -h, --help | -j, --json | -l, --log-level <v> | --no-block | --no-cache | --no-custom-facts'
    + ' | --no-external-facts | --no-ruby | -p, --puppet | --show-legacy | -y, --yaml | --strict | --trace | --verbose | -v, --version | -t, --timing'
    + ' | --http-debug | --list-block-groups | --list-cache-groups',
  operands: { '<fact...>': nothing },
  always: given => given.assignments.filter(one => one.name === 'FACTERLIB').map(one => ({ kind: 'execute', target: one.value })),
  examples: { 'facter -c /tmp/x.conf': ['execute /tmp/x.conf'], 'facter os.family': [], 'FACTERLIB=./lib facter': ['execute ./lib'], 'facter --custom-dir ./facts a': ['execute ./facts'] },
})
