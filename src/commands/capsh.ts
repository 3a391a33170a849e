// capsh: runs a shell with other capabilities. Source: capsh(1), libcap 2.66.
import { literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('capsh', {
  style: 'long',
  harmless:
    '--print | --current | --modes | --license | --addamb <list> | --cap-uid <user> | --caps <list> | --chroot <path> | --decode <code> | ' +
    '--delamb <list> | --drop <list> | --explain <name> | --forkfor <seconds> | --gid <group> | --groups <list> | --has-a <name> | --has-b <name> | ' +
    '--has-ambient | --has-i <name> | --has-p <name> | --has-no-new-privs | --iab <text> | --inh <list> | --inmode <mode> | --is-uid <user> | ' +
    '--is-gid <group> | --keep <number> | --killit <signal> | --mode [mode] | --no-new-privs | --noamb | --noenv | --quiet | --secbits <bits> | ' +
    '--shell <shell> | --strict | --suggest <text> | --supports <name> | --uid <user> | --user <name> | -h, --help',
  // Everything behind `--` goes to a shell.
  operands: { '<argument...>': (words, given) => [{ run: [given.value('--shell') ?? literal('bash'), ...words] }] },
  always: given => {
    const target = given.value('--uid') ?? given.value('--user') ?? given.value('--gid')
    return target ? [{ kind: 'elevate', target }] : []
  },
  examples: { 'capsh --print': [], "capsh -- -c 'cat a'": ['read a'], 'capsh --gid=0 --uid=0 --': ['elevate 0'] },
})
