// apply_patch: Codex's own program, which takes a patch as its argument or from standard input. Source: openai/codex, codex-rs/apply-patch (2026-09).
import { literal, unknown, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

const FILE = /^[^\S\r\n]*\*\*\*[^\S\r\n]*(?:(Add|Update|Delete) File|(Move) to):(.*)$/gm

/** A line of a file's text that looks like such a header counts too: better a file too many. */
function steps(given: Given): readonly Step[] {
  const patch: Word = given.operands[0] ?? given.stdin ?? unresolved('stdin')
  if (!patch.values) return [{ kind: 'write', target: unresolved(patch.text, patch.from), recursive: true }]
  return patch.values.flatMap((text): readonly Step[] => {
    const found: Step[] = []
    let last: string | undefined
    for (const [, verb, move, rest = ''] of text.matchAll(FILE)) {
      const path = rest.trim()
      found.push({ kind: verb === 'Delete' ? 'delete' : 'write', target: literal(path) })
      // What is moved is gone from where it was.
      if (move && last !== undefined) found.push({ kind: 'delete', target: literal(last) })
      last = path
    }
    return found.length ? found : [unknown(literal(given.called), 'the patch names no file')]
  })
}

export default command('apply_patch', {
  aliases: ['applypatch'],
  operands: { '[patch]': nothing },
  always: steps,
  examples: {
    "apply_patch '*** Begin Patch\n*** Add File: a.txt\n+x\n*** End Patch'": ['write a.txt'],
    "apply_patch <<'END'\n*** Begin Patch\n*** Update File: a.txt\n*** Move to: docs/b.txt\n@@\n-x\n+y\n*** Delete File: notes.txt\n*** End Patch\nEND": ['write a.txt', 'write docs/b.txt', 'delete a.txt', 'delete notes.txt'],
    'apply_patch < some.diff': ['read some.diff', 'write ?some.diff (recursive)'],
    "apply_patch 'no patch'": ['unknown apply_patch (the patch names no file)'],
  },
})
