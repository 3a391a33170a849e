// What changes the shell itself or starts others: folders, traps, eval, scripts, aliases, jobs, programs that run programs.
import type { Construct, Generator } from '../generate.ts'
import { NL, node, type Node, type Piece } from '../tree.ts'
import { quiet } from './simple.ts'
import { quotedOf, single } from './text.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
const ARRAYS: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh'] }
/** Text of a command for eval, a trap or a shell: one that quotes in single quotes, so nothing in it may need them. */
const inner = (g: Generator, ...words: readonly Piece[]): Node => g.stub(...words)
const simpleWord = (g: Generator): string => g.random.pick(['a', '"b c"', '$HOME', '*.txt', '"$1"', '$((1+1))', '"$@"', '\\"', '$(echo in)', '${unset1-d}'])
const top = (g: Generator): boolean => !g.state.nested && !g.state.looping

export const control: readonly Construct[] = [
  { name: 'cd', weight: 2.5, fits: g => !g.state.looping && !g.state.inFunction, make: g => [g.random.pick(['cd sub', 'cd ./sub', 'cd "sub"', 'cd sub/../sub', 'cd none', 'cd -- sub', 'cd -P sub', 'cd link', 'cd -P link', 'cd $unset1 sub', 'cd "$(echo sub)"']), g.random.pick([' && ', '; ', ' || ']), g.stub(' "$PWD"'), g.random.pick(['', '; cd ~/w/deep/here'])] },
  { name: 'cd home', weight: 0.7, fits: g => !g.state.looping, make: g => [g.random.pick(['cd', 'cd ~', 'cd "$HOME"', 'cd ~/w', 'cd "$HOME/w/deep"', 'HOME=~/w cd']), '; ', g.plainStub(), g.random.pick(['', '; cd ~/w/deep/here'])] },
  { name: 'cd up', weight: 0.7, fits: g => top(g) && g.state.depth > 0, make: g => {
    g.know({ depth: g.state.depth - 1 })
    return ['cd ..; ', g.stub(' "$PWD"')]
  } },
  { name: 'cd -', weight: 1, fits: g => !g.state.looping, make: g => ['cd sub; cd ~/w; cd -', g.random.pick([' > /dev/null', '', ' && cd -']), '; ', g.stub(' "$OLDPWD" "$PWD"'), '; cd ~/w/deep/here'] },
  { name: 'cd apart', weight: 1, make: g => ['(cd sub && ', g.plainStub(), g.random.pick(['); ', ' | cat); ', '; cd ..); ']), g.plainStub()] },
  { name: 'CDPATH', weight: 0.7, make: g => [`(CDPATH=${g.random.pick(['~/w', '.:~/w', '"$HOME/w"', '~/w:'])}; cd ${g.random.pick(['deep', 'sub', './sub', 'other'])}; `, g.stub(' "$PWD"'), ')'] },
  { name: 'pushd', weight: 1, ...ARRAYS, make: g => [`(pushd ${g.random.pick(['sub', '~/w', './sub', ...(g.shell === 'bash' ? ['-n sub'] : [])])}; `, g.stub(' "$PWD" ~+'), g.random.pick(['; popd; ', '; pushd; ', '; popd; popd; ', '; pushd ~/w; pushd +1; ', '; pushd ~/w; popd; ', '; pushd ~/w; popd +1; ']), g.stub(' "$PWD"'), ')'] },
  { name: 'trap EXIT', weight: 1, make: g => ["(x=early; trap '", inner(g, ' "$x"'), "' ", g.random.pick(['EXIT', '0']), '; x=late; ', g.plainStub(), ')'] },
  { name: 'trap EXIT later', weight: 0.7, fits: top, make: g => {
    const quote = g.random.pick(["'", '"'])
    return [`trap ${quote}`, inner(g), `${quote} EXIT`]
  } },
  { name: 'trap ERR', weight: 0.7, ...BASH, make: g => ["(trap '", inner(g, ' "$?"'), "' ERR; false; ", g.plainStub(), '; false || :)'] },
  { name: 'trap DEBUG', weight: 0.5, ...BASH, make: g => ["(trap '", inner(g), "' DEBUG; x=1; ", g.plainStub(), '; trap - DEBUG; ', g.plainStub(), ')'] },
  { name: 'trap RETURN', weight: 0.4, ...BASH, make: g => ["(tf() { trap '", inner(g), "' RETURN; ", g.plainStub(), '; }; tf)'] },
  { name: 'exec', weight: 1, make: g => ['(', g.random.pick(['exec ', 'exec ', 'X=1 exec ']), g.stub(...g.words(2)), '; ', g.plainStub(), ')'] },
  { name: 'exec redirects', weight: 1.2, make: g => {
    const { tag = '' } = g.plainStub()
    return ['(exec ', g.random.pick(['< a.txt', '3< b.txt <&3', '< list > out0', '0< a.txt', '<&-']), '; ', g.random.pick(['', 'read -r l; ']), node('stub', 'statement', [`stub9 ${tag} "$l"`], tag), ')']
  } },
  { name: 'eval', weight: 2, make: g => [g.random.pick<readonly Piece[]>([["eval '", inner(g, ' ', simpleWord(g)), "'"], ['eval ', inner(g), ' ', simpleWord(g)], ['eval "', inner(g), ' \\"\\$HOME\\""'], ["e1='", inner(g, ' ', simpleWord(g)), '\'; eval "$e1"'], ["eval 'ev=new; cd sub'; ", inner(g, ' "$ev"'), '; cd ~/w/deep/here'], ['eval "ev=\'a  b\'"; ', inner(g, ' $ev')], ["eval eval '\"", inner(g), "\"'"]])].flat() },
  { name: 'source', weight: 1.2, make: g => {
    const file = g.fresh('src')
    return [g.random.pick<readonly Piece[]>([['echo "', inner(g, ' \\$1 ', "'q r'"), `" > ${file}`], [`cat > ${file} <<'E'`, node('body', 'later', [inner(g, ' ', simpleWord(g)), '\nsv=sourced\ncd sub\nE\n'])], ["printf '%s\\n' 'sv=sourced' '", inner(g, ' "$sv"'), `' > ${file}`]]), NL, `${g.shell === 'bash' ? g.random.pick(['.', 'source']) : '.'} ./${file}${g.shell === 'bash' ? g.random.pick(['', ' arg "two words"']) : ''}; `, g.stub(' "$sv"'), '; cd ~/w/deep/here'].flat()
  } },
  { name: 'script file', weight: 1.2, make: g => {
    const file = g.fresh('run')
    return [`cat > ${file} <<'E'`, node('body', 'later', [inner(g, ' ', simpleWord(g)), '\nfor x in "$@"; do ', inner(g, ' "$x" "$#"'), '; done\nE\n']), NL, `${g.random.pick(['sh', 'bash', 'sh -e', 'bash -x'])} ${g.random.pick(['', './'])}${file} one 'two words'; `, g.plainStub()]
  } },
  { name: 'existing script', weight: 0.7, make: g => [g.random.pick(['sh s.sh x "y z"', '. ./s.sh', 'bash s.sh', 'sh < s.sh', 'cat s.sh | sh', 'bash -s arg < s.sh']), '; ', g.plainStub()] },
  { name: 'shell -c', weight: 1.5, make: g => [g.random.pick(['sh', 'bash']), " -c '", inner(g, ' ', simpleWord(g)), g.random.pick(["'", "' zero one 'two words'", "' zero \"$1\"", "' -- x y"])] },
  { name: 'shell -c double', weight: 1, make: g => [g.random.pick(['sh', 'bash']), ' -c "', inner(g, ' $HOME \\$1'), '" z one'] },
  { name: 'shell reading', weight: 1, make: g => [...g.random.pick<readonly Piece[]>([["echo '", inner(g, ' "$#"'), "' | sh"], ['sh <<E', node('body', 'later', [inner(g, ' $HOME'), '\n', inner(g, ' \\$HOME'), '\nE\n'])], ["bash -s x 'y z' <<'E'", node('body', 'later', [inner(g, ' "$@"'), '\nE\n'])], ["{ read -r first; sh; } <<'E'", node('body', 'later', ['one\n', inner(g, ' rest'), '\nE\n'])]])] },
  { name: 'alias', weight: 1.2, shells: ['bash', 'dash', 'busybox sh', 'zsh'], fits: top, make: g => {
    const name = g.fresh('al')
    return [...(g.shell === 'bash' ? ['shopt -s expand_aliases', NL] : []), `alias ${name}=`, ...g.random.pick<readonly Piece[]>([["'", inner(g, ' x'), "'"], ['"', inner(g), ' \\"p q\\" "'], ["'", inner(g), '; stub0 second', "'"]]), NL, name, ...g.words(2), NL, `unalias ${name}`, NL, `${name} gone`, NL, g.plainStub()]
  } },
  { name: 'alias chain', weight: 0.7, ...BASH, fits: top, make: g => ['shopt -s expand_aliases', NL, "alias ch1='ch2 one' ch2='", inner(g, ' two'), "' sp='stub1 ' wd='x y'", NL, 'ch1 three; sp wd; "ch1" quoted; \\ch2 esc', NL, g.plainStub()] },
  { name: 'shadow', weight: 1.2, make: g => {
    const name = g.random.pick(['echo', 'cd', 'printf', 'pwd', 'true', 'cat', 'stub9'])
    return ['(', `${name}() { `, inner(g, ' "$@"'), `; }; ${name} p 'q r'; command ${name} sub; ${name === 'cat' || name === 'stub9' || g.shell !== 'bash' ? ':' : `builtin ${name} sub`}; unset -f ${name}; ${name} sub > /dev/null; `, g.plainStub(), ')']
  } },
  { name: 'export -f', weight: 0.8, ...BASH, make: g => ['xf() { ', inner(g, ' "$1"'), "; }; export -f xf; bash -c 'xf in'; bash -c \"xf 'two words'\"; ", g.plainStub()] },
  { name: 'command', weight: 1, make: g => [g.random.pick(['command ', 'command -- ']), g.stub(...g.words(2)), '; command -v stub1 > /dev/null && ', g.plainStub()] },
  { name: 'builtin', weight: 0.8, ...BASH, make: g => [g.random.pick(['builtin cd sub', 'builtin eval bv=1', 'command cd sub', 'builtin set -- r s', 'builtin printf -v bv x', 'command eval bv=2', 'builtin export bv=3', 'command read -r bv <<< line', 'builtin command cd sub']), '; ', g.stub(' "$bv" "$1"'), '; cd ~/w/deep/here'] },
  { name: 'enable', weight: 0.6, ...BASH, make: g => ['(enable -n echo; ef() { ', g.plainStub(), '; }; ef; enable echo; echo x > /dev/null; ', g.plainStub(), ')'] },
  { name: 'hash -p', weight: 0.8, ...BASH, make: g => ['(hash -p ~/bin/stub1 hp; hp hashed; hash -r; hp none; hash -p ~/bin/stub2 hq; hq redirected; ', g.plainStub(), ')'] },
  { name: 'lastpipe', weight: 0.8, ...BASH, make: g => ['(shopt -s lastpipe; lp=a; echo b | read -r lp; ', g.stub(' "$lp"'), '); lq=a; echo b | read -r lq; ', g.stub(' "$lq"')] },
  { name: 'coproc', weight: 0.6, ...BASH, make: g => [g.random.pick<readonly Piece[]>([['coproc { ', quiet(g), '; }; wait; '], ['coproc CP { read -r l; ', quiet(g, ' "$l"'), '; }; echo "to it" >&"${CP[1]}"; wait; '], ['coproc ', quiet(g), '; wait; ']]), g.plainStub()].flat() },
  { name: 'wait', weight: 0.6, make: g => ['{ ', g.plainStub(), '; wv=inner; } & ', g.random.pick(['wait', 'wait $!', 'wait "$!"']), '; ', g.stub(' "${wv-unset}"')] },
  { name: 'scope of subshells', weight: 1.2, make: g => ['sv=a; ', g.random.pick(['(sv=b; cd sub)', 'sv=b | :', ': | sv=b', '{ sv=b; } &\nwait', 'x=$(sv=b; echo c)', '{ sv=b; }', 'if true; then sv=b; fi', '(set -- z; sv=$1)', 'sv=b; unset sv', 'false && sv=b', 'true || sv=b', 'false || sv=b', 'for sv in p q; do :; done', 'while read -r sv; do :; done < list', 'sv=b sv2=$sv']), '; ', g.stub(' "$sv" $sv ${sv-d}')] },
  { name: 'program env', weight: 1, make: g => ['env ', g.random.pick(['X=1 ', 'X=1 Y="a b" ', '-u X ', '', '-- ', 'X= ']), g.stub(...g.words(2))] },
  { name: 'program xargs', weight: 1.2, make: g => {
    const { tag = '' } = g.plainStub()
    return [g.random.pick(['echo a b c', "printf '%s\\n' x 'y z'", 'cat list', "printf '%s\\0' p 'q r'", `echo ${quotedOf(g.random).replace(/\n/g, ' ')}`]), ' | xargs ', g.random.pick(['', '-n1 ', '-n 2 ', '-I{} ', '-0 ', '-r ', "-d '\\n' ", '-L1 ', '-d, ', '-d: ', '-d " " ', '-L2 ', '-l ', '-n3 ', '-P2 -n1 ', '-E b ', '-I % ', '-i ', '-t ', '-a list ', '-x -n1 ', '--max-args=1 ', '--delimiter=, ', '-rn1 ', '-0n1 ']), node('stub', 'statement', [`stub1 ${tag} ${g.random.pick(['', '{}', 'x{}y', '"a b"'])}`], tag)]
  } },
  { name: 'assigned substitution', weight: 1, make: g => ['as=$(', single(g.random.pick(['echo', 'printf'])), ' "a  b"); ', g.stub(' $as "$as"')] },
]
