// Programs that no spec is for: what is asked about, and the one thing that is not.
import { describe, expect, test } from 'vitest'
import { examine } from '../src/analyze.ts'
import { fakeFacts } from './support/facts.ts'

const places: Readonly<Record<string, string>> = { deploy: '/usr/local/bin/deploy', mine: '/home/dev/bin/mine', 'some-unknown-tool': '/usr/bin/some-unknown-tool' }
const facts = fakeFacts({ programs: places })
const unknowns = (script: string): readonly string[] => examine({ script, cwd: facts.cwd, interactive: false }, facts).occurrences.flatMap(({ effect }) => (effect.kind === 'unknown' ? effect.why : effect.kind === 'interpret' || effect.kind === 'execute' ? effect.kind : []))

describe('a program that nothing is known of', () => {
  test.each([['some-unknown-tool --help'], ['some-unknown-tool --version | head -1'], ['cd src && some-unknown-tool --version'], ['some-unknown-absent --help']])(
    'may be asked about itself: %s', line => expect(unknowns(line)).toEqual([]))
  test.each([
    ['some-unknown-tool'], ['some-unknown-tool --help x'], ['some-unknown-tool x --help'], ['some-unknown-tool --helpful'], ['some-unknown-tool -h'], ['some-unknown-tool -V'], ['some-unknown-tool help'], ['some-unknown-tool --help "$x"'], ['some-unknown-tool $x'],
    ['deploy --help'], ['mine --help'], ['./some-unknown-tool --help'], ['/usr/local/bin/deploy --help'], ['PATH=./x some-unknown-tool --help'], ['PATH=./x; some-unknown-tool --help'], ['export PATH=./x:$PATH; some-unknown-tool --help'], ['env PATH=. some-unknown-tool --help'],
    ['X=1 some-unknown-tool --help'], ['x=1; some-unknown-tool --help'], ['export PYTHONPATH=.; some-unknown-tool --help'], ['env some-unknown-tool --help'], ['npx -c "some-unknown-tool --help"'], ['poetry run some-unknown-tool --help'], ['cp a.txt x; some-unknown-tool --help'], ['some-unknown-tool --help | sh'], ['eval "$(some-unknown-tool --help)"'], ['hash -p ./x some-unknown-tool; some-unknown-tool --help'], ['ssh host some-unknown-tool --help'],
    ['docker exec c some-unknown-tool --help'], ['xargs some-unknown-tool --help'], ['npx some-unknown-pkg --help'],
  ])('is asked about: %s', line => expect(unknowns(line)).not.toEqual([]))
})

describe('what pwd prints behind a link', () => {
  const linked = fakeFacts({ links: { '/home/dev/app/ln': '/home/dev/app/src' } })
  const read = (script: string): readonly string[] => examine({ script, cwd: linked.cwd, interactive: false }, linked).occurrences.flatMap(({ effect }) => (effect.kind === 'read' ? (effect.target.values ?? ['?']) : []))
  test.each([
    ['pwd', 'ln'], ['pwd -L', 'ln'], ['pwd -PL', 'ln'], ['pwd -P', 'src'], ['pwd -LP', 'src'], ['/bin/pwd', 'src'], ['/bin/pwd -L', 'ln'], ['env pwd --physical', 'src'], ['command pwd -P', 'src'],
  ])('%s', (command, folder) => expect(read(`cd ln; cat "$(${command})/x"`)).toContain(`/home/dev/app/${folder}/x`))
})
