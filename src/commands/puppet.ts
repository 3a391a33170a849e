// puppet, chef-client, salt, salt-call: bring machines to a described state. Source: puppet help 7, salt --help 3007.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--version|-V|help|--help|-h|config print.*|module (list|search)|parser validate.*|lookup .*|facts.*|resource (\w+|--types)|describe .*|doc .*|.* test\.ping|.* grains\.(items|get|ls).*|-L.*|-l)$/

export default command('puppet', {
  aliases: ['chef-client', 'chef-solo', 'chef', 'knife', 'salt', 'salt-call', 'salt-run', 'salt-key', 'cdist'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    const at = given.operands.findIndex(word => /^cmd\.(run|shell|script)/.test(exact(word) ?? ''))
    const script = at < 0 ? undefined : given.operands[at + 1]
    return [{ kind: 'mutate', target: literal('machines') }, ...(script ? [{ script, host: literal('machines') }] : [])]
  },
  examples: { 'puppet --version': [], 'puppet apply site.pp': ['mutate machines'], 'salt web cmd.run "ls /srv"': ['mutate machines', 'list /srv'], 'salt web test.ping': [] },
})
