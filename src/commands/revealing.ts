// What commands print of the secrets in variables: their operands, their input, or, where the shell traces itself, whatever they are given.
import { type Effect, exact, type Invocation, literal } from '../model/index.ts'
import { secretsIn } from '../model/variable-names.ts'

/** Programs that print their operands, in a complaint at least; echo and printf have it in their specs. */
const SAYS = new Set('basename dirname expr realpath readlink seq numfmt yes figlet toilet banner cowsay cowthink notify-send wall logger say lolcat ls cat head tail file stat which type command cd source . find wc grep'.split(' '))
/** Programs that print their input, all or part of it, in whatever form. */
const FILTERS = new Set('cat tac rev head tail tee sed awk gawk mawk nawk perl grep egrep fgrep rg cut tr fold fmt nl sort uniq od xxd hexdump hexyl base64 base32 basenc column colrm pr expand unexpand paste jq yq less more most strings split csplit uuencode iconv figlet toilet cowsay lolcat dd pv sponge wall logger comm join diff cmp tsort ts rot13 url qrencode python3 python node ruby php'.split(' '))

export function revealedBy(call: Invocation, traced: boolean): readonly Effect[] {
  const name = (exact(call.program) ?? '').replace(/^.*\//, '')
  const words = traced ? [...call.args, ...call.assignments.map(({ value }) => value)] : SAYS.has(name) ? [...call.args] : []
  if (call.stdin && FILTERS.has(name)) words.push(call.stdin)
  return secretsIn(words).map(one => ({ kind: 'reveal', target: literal(one) }))
}
