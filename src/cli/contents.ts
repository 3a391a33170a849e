// What stands in the files that a request has interpreted: a yes to a script is a yes to what it said then.
import { sha256 } from '../audit/sha256.ts'
import { exact, type Facts, type Verdict } from '../model/index.ts'
import type { Within } from './ports.ts'

// Whoever asks for the yes may write the file too.
const hashOf = (text: string): string => sha256(Buffer.from(text))

/** What a call is made in, with what stands in the files that it has interpreted. */
export function boundBy(verdict: Verdict, around: Within): Within {
  const contents = around.facts ? contentsOf(verdict, around.facts) : ''
  return contents ? { ...around, boundary: `${around.boundary} ${contents}` } : around
}

/** @returns a short print of each file, empty where no file is interpreted; a file that cannot be read has none to keep */
function contentsOf({ occurrences }: Verdict, facts: Pick<Facts, 'read'>): string {
  const files = occurrences.flatMap(({ effect, call }) => {
    const path = effect.kind === 'interpret' && effect.file ? exact(effect.target) : undefined
    const folder = exact(call.cwd)
    return path === undefined || (!path.startsWith('/') && folder === undefined) ? [] : [path.startsWith('/') ? path : `${folder}/${path}`]
  })
  return [...new Set(files)].map(path => `${path} ${hashOf(facts.read(path, 1024 * 1024) ?? '')}`).join(' ')
}
