// run-parts: runs every program in a folder. Source: run-parts(8), debianutils 5.7.
import { map } from '../model/index.ts'
import { command } from './define.ts'

export default command('run-parts', {
  harmless:
    '--test | --list | -v, --verbose | -d, --debug | --report | --reverse | --exit-on-error | --new-session | -u, --umask <mask> | --stdin | ' +
    '--lsbsysinit | --regex <regexp> | -a, --arg <argument> | -h, --help | -V, --version',
  operands: {
    '<folder>': (words, given) => {
      if (given('--test') || given('--list')) return words.map(target => ({ kind: 'list', target }))
      return words.map(folder => ({ kind: 'execute', target: { ...map(folder, value => `${value.replace(/\/$/, '')}/*`), ...(folder.values && { glob: true as const }) } }))
    },
  },
  examples: { 'run-parts hooks.d': ['execute each of hooks.d/*'], 'run-parts --test hooks.d': ['list hooks.d'] },
})
