// Builtins that set variables, arguments and options.
import type { Construct, Generator } from '../generate.ts'
import { NL, node, type Piece } from '../tree.ts'
import { lineOf, quotedOf, single } from './text.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
const HERE: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh', 'busybox sh'] }
const learn = (g: Generator, name: string): string => {
  g.know({ scalars: [...g.state.scalars, name] })
  return name
}
const reading = (name: string, weight: number, make: (g: Generator) => readonly Piece[], more: Partial<Construct> = HERE): Construct => ({ name: `read ${name}`, weight, ...more, make })
const fed = (g: Generator): string => g.random.pick(["'a b c d'", "'a b  c d'", "'  lead x'", "$'one two\\nsecond'", "'p:q r:s'", "'back\\slash x'", "'a,b,,c'", "''", '"$HOME"'].filter(text => g.shell !== 'busybox sh' || !text.startsWith('$')))

export const builtins: readonly Construct[] = [
  { name: 'set --', weight: 2.5, fits: g => !g.state.inFunction, make: g => {
    const made = ['set -- ', g.word(), ...g.words(4), ' z']
    g.know({ arguments: 2 })
    return made
  } },
  { name: 'set words', weight: 0.5, make: g => ['set ', g.random.pick(['one two', 'one "$1"', '-- "$@" more', '-- *', '-- $(echo p q) *.txt', '-- $(echo p q)', '--', "-- 'a b' -n"]), '; ', g.stub(' "$#" "$@"')] },
  { name: 'shift', weight: 1, make: g => ['set -- p "q r" s; shift', g.random.pick(['', ' 2', ' 1', ' $((1+1))', ' 9', '; shift']), '; ', g.stub(' "$#" "$@"')] },
  { name: 'getopts', weight: 1, make: g => [`set -- ${g.random.pick(['-a -b val rest', '-ab val', '-x', '-bval -- -a', 'none -a'])}; OPTIND=1; while getopts ${g.random.pick(['ab:', ':ab:', 'ab'])} o; do `, ...(g.random.chance(0.5) ? [g.stub(' "$o" "$OPTARG"')] : ['case $o in a) ', g.plainStub(), ';; b) ', g.stub(' "$OPTARG"'), ';; esac']), '; done; ', g.stub(' "$OPTIND"'), '; shift $((OPTIND-1)); ', g.stub(' "$@"')] },
  reading('-r', 1.5, g => [`read -r ${learn(g, g.fresh('v'))} <<< ${fed(g)}; `, g.stub(` "$${g.state.scalars.at(-1)}"`)]),
  reading('plain', 1, g => [`read ${learn(g, g.fresh('v'))} <<< ${fed(g)}; `, g.stub(` "$${g.state.scalars.at(-1)}"`)]),
  reading('names', 1.5, g => {
    const [a, b] = [learn(g, g.fresh('v')), learn(g, g.fresh('v'))]
    return [`read -r ${a} ${b} <<< ${fed(g)}; `, g.stub(` "$${a}" "$${b}"`)]
  }),
  reading('IFS', 1.5, g => [`IFS=${g.random.pick([':', ',', "''", '" :"', 'x'])} read -r p q <<< ${fed(g)}; `, g.stub(' "$p" "$q" $q')]),
  reading('-a', 1, g => {
    const a = g.fresh('a')
    g.know({ arrays: [...g.state.arrays, a] })
    return [`${g.random.pick(['', 'IFS=: ', 'IFS=, '])}read ${g.random.pick(['-r -a', '-ra', '-a'])} ${a} <<< ${fed(g)}; `, g.stub(` "\${${a}[@]}" "\${${a}[1]}"`)]
  }, BASH),
  reading('-d', 1, g => [`read -r -d ${g.random.pick(["''", ':', 'x', "','"])} p <<< ${fed(g)}; `, g.stub(' "$p"')], BASH),
  reading('-n', 0.7, g => [`read -r ${g.random.pick(['-n 3', '-N 4', '-n2'])} p <<< ${fed(g)}; `, g.stub(' "$p"')], BASH),
  reading('REPLY', 0.7, g => [`read -r <<< ${fed(g)}; `, g.stub(' "$REPLY"')], BASH),
  reading('descriptor', 1, g => [g.random.pick(['exec 3< list; read -r p <&3; read -r q <&3; exec 3<&-', 'read -r p < list; q=', 'while read -r p q; do :; done < list', '{ read -r p; read -r q; } < list', 'while read -r p <&4; do q=$p; done 4< list']), '; ', g.stub(' "$p" "$q"')], {}),
  reading('loop', 1.5, g => [`while ${g.random.pick(['read -r l', 'IFS= read -r l', 'read l', 'IFS=: read -r l m', 'read -r l || [ -n "$l" ]'])}; do `, g.stub(' "$l" "$m"'), `; done < ${g.random.pick(g.state.files)}`], {}),
  reading('loop that consumes', 0.7, g => {
    const { tag = '' } = g.plainStub()
    return ['while read -r l; do ', g.stub(' "$l"'), '; ', node('stub', 'statement', [`stub8 ${tag}`], tag), '; done < list']
  }, {}),
  { name: 'reader in a script on standard input', weight: 0.7, fits: g => !g.state.joined, make: g => {
    const [reader, hidden] = g.random.pick([
      ['read -r x', ': <<EE'], ['IFS= read x', ': <<EE'], ['read x < /dev/null', 'true'], ['if read x; then :; fi', ': <<EE'], ['f() { read x; }; f', ': <<EE'], ['(read x)', ': <<EE'], ['eval read x', ': <<EE'], ['{ read x; } <&0', ': <<EE'],
      ['x=$(read y)', ': <<EE'], ['mapfile -n 1 x', ': <<EE'], ['exec 3<&0; read x <&3', ': <<EE'], ['bash -c \'"read x"\'', ': <<EE'], ['cat', ':'], ['x=$(cat)', ':'], ['read x < a.txt', ':'], ['read -d Q x', ': <<EE Q'], ['while read x; do break; done', ': <<EE'],
    ] as const)
    return [`printf '%s\\n' '${reader.replaceAll("'", '')}' '${hidden}' '`, g.plainStub(), `' ${hidden.includes('EE') ? 'EE ' : ''}| ${g.random.pick(['bash', 'sh', 'bash -s', 'bash /dev/stdin', 'bash -c bash'])}`]
  } },
  { name: 'mapfile', weight: 1.5, ...BASH, make: g => {
    const a = g.fresh('a')
    g.know({ arrays: [...g.state.arrays, a] })
    return [`${g.random.pick(['mapfile', 'readarray'])} ${g.random.pick(['-t', '', '-t -n 2', '-t -s 1', "-d ' ' -t", '-t -O 2'])} ${a} < ${g.random.pick(g.state.files)}; `, g.stub(` "\${${a}[@]}" "\${${a}[0]}"`)]
  } },
  { name: 'printf -v', weight: 1.5, ...BASH, make: g => [`printf -v ${learn(g, g.fresh('v'))} ${g.random.pick(["'%s-%s' a", "'%q'", "'%d' 7", "'a\\tb'", "'%s,' x y z", "'%b' 'p\\nq'", "'%5s'", '"$HOME/%s"', '%s', '-- %s', "'%%%s'"])} ${single(lineOf(g.random).replaceAll('\\', ''))}; `, g.stub(` "$${g.state.scalars.at(-1)}"`)] },
  { name: 'declare', weight: 1.5, ...BASH, make: g => [g.random.pick(['declare', 'typeset', 'declare -g', 'declare -x', 'declare -r']), ` ${learn(g, g.fresh('v'))}=`, g.word()] },
  { name: 'declare attributes', weight: 1.5, ...BASH, make: g => {
    const x = learn(g, g.fresh('v'))
    return [`declare ${g.random.pick(['-u', '-l', '-i', '-a', '-ix', '-lr', '-c'])} ${x}=${g.random.pick(['Abc', '3+4', '1', "'xY z'"])}${g.random.pick(['', `; ${x}+=2`, `; ${x}=Qq`, `; ${x}=5*2`])}; `, g.stub(` "$${x}"`)]
  } },
  { name: 'declare array', weight: 0.7, ...BASH, make: g => [`declare -a ${g.random.pick(["d1=(p 'q r')", "d1='(p q)'", 'd1', 'd1=([2]=x y)', 'd1=p'])}; d1+=(t); `, g.stub(' "${d1[@]}" "${d1[0]}"')] },
  { name: 'export', weight: 1.2, make: g => {
    const x = learn(g, g.fresh('v'))
    return [`export ${x}=`, g.word(), g.random.pick([`; sh -c 'stub1 sub "$${x}"'`, '', `; export ${x}`])]
  } },
  { name: 'export seen', weight: 1, make: g => [g.random.pick(['e1=x; ', 'e1=x; export e1; ', 'export e1=x; e1=y; ', 'set -a; e1=z; set +a; ', 'export e1=x; unset e1; ', 'e1=p sh -c :; ', '(export e1=x); ']), "sh -c '", g.stub(' "${e1-none}"'), "'"] },
  { name: 'readonly', weight: 0.7, fits: g => !g.state.nested && g.left < 2, make: g => [`readonly r1=${quotedOf(g.random)}; `, g.stub(' "$r1"'), '; (r1=other; ', g.stub(' "$r1"'), ')'] },
  { name: 'unset', weight: 1, make: g => ['u1=set; unset ', g.random.pick(['u1', '-v u1', '-f u1', 'u1 u2']), '; ', g.stub(' "${u1-gone}" "${u1:-empty}" $u1 x')] },
  { name: 'unset element', weight: 0.7, ...BASH, make: g => ["ua=(p q r); unset 'ua[1]'; ", g.stub(' "${ua[@]}" "${#ua[@]}" "${!ua[@]}"')] },
  { name: 'unset local', weight: 0.5, ...BASH, make: g => ['ul=out; uf() { local ul=in; unset ul; ', g.stub(' "${ul-gone}"'), '; ul=back; }; uf; ', g.stub(' "$ul"')] },
  { name: 'nameref', weight: 1.2, ...BASH, make: g => [g.random.pick(['n1=one; declare -n ref=n1; ref=two; ', 'n1=(p q); declare -n ref=n1; ', 'declare -n ref=n1; n1=late; ', 'nf() { local -n ref=$1; ref=changed; }; n1=x; nf n1; ref=$n1; ', 'declare -n ref=n1; for ref in n2 n3; do :; done; n2=v; ']), g.stub(' "$n1" "$ref" "${!ref}"')] },
  { name: 'let', weight: 0.7, ...BASH, make: g => [`let ${g.random.pick(["'le=3*2'", 'le=4', "'le=1' 'le+=5'", "'le = 7, lf = le'"])}; `, g.stub(' "$le" $lf')] },
  { name: 'set -f', weight: 0.7, make: g => [g.random.pick(['set -f', 'set -o noglob']), '; ', g.stub(' *.txt'), '; ', g.random.pick(['set +f', 'set +o noglob']), '; ', g.stub(' *.txt')] },
  { name: 'set -u', weight: 0.5, make: g => ['(set -u; ', g.stub(' "${unset1-d}"'), '; ', g.stub(' "$unset1"'), '); ', g.plainStub()] },
  { name: 'set -e', weight: 0.7, make: g => ['(set -e; ', g.plainStub(), '; ', g.random.pick(['false || ', '! true; ', 'if false; then :; fi; ', 'false; ']), g.stub(...g.words(1)), ')'] },
  { name: 'shopt', weight: 1.5, ...BASH, make: g => {
    const option = g.random.pick(['nullglob', 'dotglob', 'nocaseglob', 'globstar', 'failglob', 'nocasematch', 'globasciiranges', 'patsub_replacement'])
    return [`(shopt -s ${option}; `, g.stub(' ', g.random.pick(['*.txt', 'none*', 'A.*', '**', '*.nope x', 's*', '**/c.txt'])), `); shopt -u ${option}; `, g.random.pick(['[[ ABC == abc ]] && ', 'case A in a) :;; esac; ']), g.plainStub()]
  } },
  { name: 'extglob on', weight: 1.5, ...BASH, fits: g => !g.state.nested && !g.state.extglob, make: g => {
    g.know({ extglob: true })
    return ['shopt -s extglob', NL, g.plainStub()]
  } },
  { name: 'IFS', weight: 2, make: g => [`${g.random.pick(['', "set -- p 'q r' s; "])}IFS=${g.random.pick([':', ',', "''", '" ,"', 'ab', '/', '$unset1', '"$(printf \' \\t\')"'])}; `, g.stub(...(g.state.scalars.length ? [` $${g.random.pick(g.state.scalars)}`] : []), ' $(echo a:b,c d) "$*"'), g.random.pick(['; unset IFS', `; IFS=' '`, "; IFS=' \t\n'"])] },
]
