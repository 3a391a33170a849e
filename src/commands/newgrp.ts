// newgrp, sg: start a shell or command with another group. Source: newgrp(1), sg(1), shadow 4.13.
import { exact, unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

function asGroup(given: Given): readonly Step[] {
  const words = given.operands.filter(word => exact(word) !== '-').slice(1)
  const script = given.value('-c') ?? (words.length ? joined(words) : (given.stdin ?? unresolved('stdin')))
  return [{ script, language: 'sh' }]
}

export default command('newgrp', {
  aliases: ['sg'],
  harmless: '-c, --command <command> | -l | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  always: asGroup,
  examples: { "sg docker -c 'cat a'": ['read a'], "sg docker 'cat a'": ['read a'], 'newgrp docker': ['interpret ?stdin as sh'] },
})
