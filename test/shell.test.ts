// What the reading of shell source must find: every command that a shell could run, with its words as they would reach exec.
import { describe, expect, test } from 'vitest'
import { examine } from '../src/analyze.ts'
import { show, showWord } from '../src/model/index.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const read = (script: string) => examine({ script, cwd: facts.cwd, interactive: false }, facts)
const lines = (script: string): string[] => read(script).invocations.map(({ program, args }) => [program, ...args].map(showWord).join(' '))
const effects = (script: string): string[] => read(script).occurrences.map(({ effect }) => show(effect))

describe('finds a command wherever bash would run it', () => {
  test.each([
    'echo $(stub a)', 'echo `stub a`', 'echo "$(stub a)"', 'echo "`stub a`"', 'cat <(stub a)', 'tee >(stub a)', 'cat <<< "$(stub a)"', 'cat <<E\n$(stub a)\nE', 'cat <<-E\n\t`stub a`\n\tE',
    '[[ -f x && $(stub a) ]]', '(( x = $(stub a) ))', 'for ((i=$(stub a);i<3;i++)); do :; done', 'a=(x $(stub a))', 'echo ${x:=$(stub a)}', 'echo ${x/$(stub a)/b}', 'echo ${x:$(stub a):1}', 'f() { stub a; }; f',
    'coproc stub a', 'if true; then stub a; fi > log', 'time stub a', '! stub a', 'case x in a) stub a;; esac', 'case $(stub a) in x) :;; esac', 'echo `echo \\`stub a\\``', 'X=$(stub a) true', 'X=$(stub a)',
    'select x in a; do stub a; done', 'cmd > "$(stub a)"', 'a[$(stub a)]=1', 'echo "${a[$(stub a)]}"', 'while stub a; do :; done', 'until stub a; do :; done', '{ stub a; } &', '(stub a)', 'echo {x,$(stub a)}',
    '> "$(stub a)"', 'for x in $(stub a); do :; done', 'echo "$(( $(stub a) ))"', 'export X=$(stub a)', 'echo @(x|$(stub a))', 'true && stub a', 'false || stub a', 'true; stub a', 'true & stub a', 'true | stub a',
    'true\nstub a', 'if false; then :; else stub a; fi', 'if false; then :; elif stub a; then :; fi', 'f() { :; }; stub a', 'eval "stub a"', "eval 'stub' a", 'eval stub a', "trap 'stub a' EXIT", 'f() ( stub a )', 'function f { stub a; }; f',
    'f() { g; }; g() { stub a; }; f', 'while :; do stub a; break; done < x', '{ stub a; } 2>/dev/null', 'x=1 stub a', 'stub a <x', '<x stub a', 'set -e; stub a', 'if :; then :; fi; stub a', 'echo $[ $(stub a) ]', 'echo a[$(stub a)]', 'echo [`stub a`]*', 'ls x[a$(stub a)b]y', 'x=${y-$(stub a)}',
  ])('%j', script => expect(lines(script)).toContain('stub a'))
})

describe('resolves words as bash does', () => {
  test.each([
    ["st''ub a", 'stub a'], ['st\\ub a', 'stub a'], ['"stub" \'a\'', 'stub a'], ["$'\\x73tub' a", 'stub a'], ['$"stub" a', 'stub a'], ['st\\\nub a', 'stub a'], ['{stub,a}', 'stub a'], ['{,stub} a', 'stub a'],
    ['stub$IFS"a"', 'stub a'], ['stub${IFS%??}a', 'stub a'], ['X=stub; $X a', 'stub a'], ['X="stub a"; $X', 'stub a'], ['x=xstubx; ${x:1:4} a', 'stub a'], ['x=STUB; ${x,,} a', 'stub a'], ['x=stub.sh; ${x%.sh} a', 'stub a'],
    ['x=/bin/stub; ${x##*/} a', 'stub a'], ['x=s_ub; ${x/_/t} a', 'stub a'], ['${nothing:-stub} a', 'stub a'], ['unset y; ${y-stub} a', 'stub a'], ['y=stub; z=y; ${!z} a', 'stub a'], ['a=(stub a); "${a[@]}"', 'stub a'],
    ['a=(x stub); ${a[1]} a', 'stub a'], ['declare -A m=([k]=stub); ${m[k]} a', 'stub a'], ['set -- stub a; "$@"', 'stub a'], ['set -- stub a; $*', 'stub a'], ['set -- x stub; shift; $1 a', 'stub a'], ['f() { "$@"; }; f stub a', 'stub a'],
    ['f() { $2 $1; }; f a stub', 'stub a'], ['read -r x <<< stub; $x a', 'stub a'], ['read x y <<< "stub a"; $x $y', 'stub a'], ['printf -v x stub; $x a', 'stub a'], ['$(echo stub) a', 'stub a'], ['`echo stub` a', 'stub a'],
    ['x=st; x+=ub; $x a', 'stub a'], ['export x=stub; $x a', 'stub a'], ['declare x=stub; $x a', 'stub a'], ['x=$(printf stub); $x a', 'stub a'], ['for x in stub; do $x a; done', 'stub a'], ['stub ~', 'stub /home/dev'],
    ['stub ~/x', 'stub /home/dev/x'], ['stub "~"', "stub ~"], ['stub $HOME', 'stub /home/dev'], ['cd /tmp; stub $PWD', 'stub /tmp'], ['cd /tmp; stub ~+', 'stub /tmp'], ['cd /; cd /tmp; stub "$OLDPWD"', 'stub /'], ['stub $((1+2*3))', 'stub 7'],
    ['stub {1..3}', 'stub 1 2 3'], ['stub a{b,c}d', 'stub abd acd'], ['stub {a,b}{1,2}', 'stub a1 a2 b1 b2'], ['x=2; stub $((x*x))', 'stub 4'], ["x='a b'; stub \"$x\"", "stub 'a b'"], ['x=abc; stub ${#x}', 'stub 3'],
    ['IFS=,; x=stub,a; $x', 'stub a'], ['x=stub; y=$x; $y a', 'stub a'], ['local_() { local x=other; }; x=stub; local_; $x a', 'stub a'], ['(x=other); x=stub; $x a', 'stub a'], ['x=stub; (x=other); $x a', 'stub a'],
    ["cat <<'E' | while read l; do $l; done\nstub a\nE", 'stub a'], ['mapfile -t m <<< stub; ${m[0]} a', 'stub a'], ['declare -n r=x; x=stub; $r a', 'stub a'], ['x=stub y=a; "$x" "$y"', 'stub a'], ['command stub a', 'stub a'],
  ])('%j', (script, expected) => expect(lines(script)).toContain(expected))
  test('both values of a conditional assignment count', () => {
    expect(read('x=one; if c; then x=two; fi; $x a').invocations.some(({ program }) => program.values?.includes('two'))).toBe(true)
  })
  test.each(["echo 'x=one' > m.sh; rm m.sh; x=two; . ./m.sh; $x a", "echo 'x=one' > m.sh; [ a ] && rm m.sh; x=two; . ./m.sh; $x a", "echo 'x=one' > m.sh; mv m.sh n.sh; x=two; . ./m.sh; $x a", "false && echo 'x=one' > m.sh; x=two; . ./m.sh; $x a"])('a sourced file that may not be there changes nothing: %s', script => {
    expect(read(script).invocations.some(({ program }) => program.values?.includes('two') || program.also?.includes('two'))).toBe(true)
  })
  test('a program whose name is not known asks', () => expect(effects('$UNSET_X rm')).toContain('interpret ?$UNSET_X as a program name'))
  test('an unquoted word that may vanish leaves the next one to run', () => expect(lines('$UNSET_X stub a')).toContain('stub a'))
})

describe('text that stays text', () => {
  test.each(["echo 'rm -rf /'", 'echo "rm -rf /"', "cat <<'E'\n$(rm -rf /)\nE", '# rm -rf /', 'echo a # rm -rf /', "echo '$(rm -rf /)'", 'echo \\$\\(rm -rf /\\)', "x='rm -rf /'"])('%j runs no rm', script =>
    expect(read(script).invocations.some(({ program }) => program.values?.includes('rm'))).toBe(false))
})

describe('what cannot be read is never nothing', () => {
  test.each(['echo "x', "echo 'x", 'echo $(x', 'a && ', 'if true; then x', 'cat <<E\n$(x', 'echo ${x', '((', 'x=(a', 'case x in', 'echo `x', 'a | | b', ')', '}', 'for', 'echo \0', `echo ${'$('.repeat(150)}x${')'.repeat(150)}`, 'x'.repeat(300_000)])(
    '%#', script => expect(effects(script).some(one => one.startsWith('unknown'))).toBe(true))
  test.each(["a['$(stub)']=1", "echo $(( '$(stub)' ))", "cat <<E\n${x:-'$(stub)'}\nE", 'echo 2>&-rm x', 'x=a; echo ${x/$(stub /etc/x)/}', 'echo "$(cat <<E\nE\nls st; ub)"', 'cat <(> r <<E\nE\nls st; ub)', 'echo "${y/$(stub ")" /b)/}"', 'echo ${x/`stub /b`/c}', 'echo ${x//[$(stub /b)]/}', 'cat <<E\n${x/$(stub /a)/}\nE', 'echo {a,"$(stub "," b)"}', `echo {a,$(stub ',' b)}`, "[[ -v 'a[$(stub)]' ]]", "test -v 'a[$(stub)]'", "[[ a -eq 'b[$(stub)]' ]]", "x='a[$(stub)]'; echo $((x))", "printf -v 'a[$(stub)]' x", "read 'a[$(stub)]' <<< x", "declare 'a[$(stub)]=1'", "let 'a[$(stub)]'", "x='$(stub)'; echo \"${x@P}\""])(
    '%j, which bash runs, is seen or doubted', script => {
      const { invocations, occurrences } = read(script)
      expect(invocations.some(({ program }) => program.values?.includes('stub')) || occurrences.some(({ effect }) => effect.kind === 'unknown')).toBe(true)
    })
})

describe('hostile input ends in bounded time', () => {
  const bomb = (n: number): string => `a0=xxxxxxxxxx;${Array.from({ length: n }, (_, i) => `a${i + 1}=$a${i}$a${i}`).join(';')}`
  test.each([
    ['doubling variables', bomb(40)], ['brace product', `echo ${'{1..9}'.repeat(9)}`], ['recursion', 'f() { f; }; f'], ['mutual recursion', 'f() { g; }; g() { f; }; f'], ['eval of itself', 'x=\'eval "$x"\'; eval "$x"'],
    ['nested loops', `${'for i in a b; do '.repeat(20)}stub${'; done'.repeat(20)}`], ['many statements', 'true;'.repeat(40_000)], ['many here-documents', Array.from({ length: 3000 }, (_, i) => `cat <<E${i}\nx\nE${i}`).join('\n')],
    ['many conditionals', 'if a; then x=1; else x=2; fi;'.repeat(2000)], ['stars', `x=${'a'.repeat(5000)}; echo \${x//${'*a'.repeat(50)}/}`], ['subshells', `${'('.repeat(90)}stub${')'.repeat(90)}`],
  ])('%s', (_, script) => {
    const start = performance.now()
    read(script)
    expect(performance.now() - start).toBeLessThan(8000)
  })
})
