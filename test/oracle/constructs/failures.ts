// What fails before it is done: expansions that take the rest of their line along, and commands whose files cannot be opened.
import type { Construct } from '../generate.ts'
import { NL } from '../tree.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }

export const failures: readonly Construct[] = [
  { name: 'line left', weight: 1.5, ...BASH, fits: g => !g.state.nested, make: g => {
    const x = g.fresh('lx')
    const failing = g.random.pick([
      `${x}=b$((1/0))`, `${x}=b$((08))`, `: $((1 ** -1)); ${x}=b`, `y='1 2'; ${x}=b\${!y}`, `z=ab; ${x}=b\${z:1:-9}`, `readonly ro=; ro=1; ${x}=b`, `readonly ro=; ro=1 ${x}=b`, `readonly ro=; : "\${ro:=1}"; ${x}=b`,
      `aa=(p); aa[-5]=x; ${x}=b`, `lf() { ${x}=b; local ${x}=c; : $((1/0)); ${x}=d; }; lf; ${x}=e`, `if true; then ${x}=b; : $((1%0)); ${x}=c; fi; ${x}=d`, `eval '${x}=b; : $((1/0)); ${x}=c'; ${x}=\${${x}}z`,
      `(${x}=b$((1/0))); ${x}=c`, `true && ${x}=b$((1/0)) || ${x}=c`, `${x}=b; for q in 1 2; do ${x}=c$((1/(q-1))); done; ${x}=d`, `n=$(cat none); ${x}=b$((6/n))`, `${x}=b; ((1/0)); ${x}=c`, `${x}=b; let 1/0; ${x}=c`,
      `declare -i di=1/0; ${x}=b`, `shopt -s failglob; ${x}=b none*; ${x}=c`,
    ])
    return [`${x}=a`, NL, `${failing}; `, g.plainStub(), NL, 'shopt -u failglob; ', g.stub(` "$${x}"`)]
  } },
  { name: 'unopened', weight: 1, make: g => {
    const x = g.fresh('lo')
    const undone = g.random.pick([
      `export ${x}=b < none`, `{ ${x}=b; } < none`, `{ ${x}=b; } < a.txt`, `of() { ${x}=b; }; of < none`, `of() { ${x}=b; }; of > none/x`, `for ${x} in b; do :; done < none`, `if ${x}=b; then :; fi > none/x`, `{ cd sub; } < none; ${x}=$PWD`,
      `read ${x} < none`, `{ ${x}=b; } > /dev/null`, `{ ${x}=b; } 2>&1`, `unset ${x} < none`, `export ${x}=b > sub`,
    ])
    return [`${x}=a; ${undone}; `, g.stub(` "\${${x}-gone}"`)]
  } },
]
