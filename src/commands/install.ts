// install: copies files and sets their mode. Source: install(1), GNU coreutils 9.1; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { grants, opens } from './lib/mode.ts'
import { backups, transfer } from './lib/transfer.ts'
import { nothing, reads, writes } from './roles.ts'

function installed(given: Given): readonly Step[] {
  const { sources, names } = given('-d') ? { sources: [], names: given.operands } : transfer(given)
  const strip = given.value('--strip-program') ?? literal('strip')
  return [
    ...reads(sources, given),
    ...writes(names, given),
    ...(opens(given.value('-m')) ? names.map((target): Step => ({ kind: 'permit', target, ...grants(given.value('-m')) })) : []),
    ...(given('-o') || given('-g') ? names.map((target): Step => ({ kind: 'permit', target, grants: 'owner' })) : []),
    ...(given('-s') ? names.map((target): Step => ({ run: [strip, target] })) : []),
  ]
}

export default command('install', {
  aliases: ['ginstall'],
  options: { '-S, --suffix <suffix>': backups },
  harmless:
    '--backup [control] | -b | -B <suffix> | -c | -C, --compare | -d, --directory | -D | -f <flags> | -g, --group <group> | -h <digest> | -l <kind> | ' +
    '-m, --mode <mode> | -M | -N | -o, --owner <owner> | -p, --preserve-timestamps | -P | -s, --strip | --strip-program <program> | ' +
    '-t, --target-directory <folder> | -T, --no-target-directory | -U | -v, --verbose | --preserve-context | -Z | ' +
    '--context [context] | --debug | --help | --version',
  operands: { '<path...>': nothing },
  always: installed,
  examples: {
    'install -m 755 tool bin/tool': ['read tool', 'write bin/tool'],
    'install -bS .sh tool bin/tool': ['unknown .sh (it leaves what was there under a name with that ending)', 'read tool', 'write bin/tool'],
    'install -d a b': ['write a', 'write b'],
    'install -Dm4755 -o root tool -t /opt/bin': ['read tool', 'write /opt/bin/tool', 'permit /opt/bin/tool (setuid)', 'permit /opt/bin/tool (owner)'],
    'install -s --strip-program cat a b': ['read a', 'write b', 'read b'],
  },
})
