// What went wrong, in words: the system and Node say it in their own, which help nobody who does not know them.
import { codeOf } from './error.ts'

const DENIED = 'permission denied; ls -l shows whose it is'
const UNTRUSTED = 'its certificate is none that this machine trusts'
const UNREACHED = 'no way leads there; look at the network'
const OPEN = 'too many files are open; end programs that hold some'

const WORDS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder'], ['ENOTDIR', 'a part of this path is a file where a folder should be; move that file away'], ['EEXIST', 'something is there already; move it away'], ['ENOTEMPTY', 'something is in it; move that away'],
  ['ELOOP', 'it is a symbolic link; put the file or folder itself there'], ['EISDIR', 'it is a folder where a file should be; move it away'], ['EACCES', DENIED], ['EPERM', DENIED], ['EROFS', 'the file system is read-only; mount it otherwise, or name another folder'],
  ['ENOSPC', 'the disk is full; make room'], ['EDQUOT', 'the quota is used up; make room'], ['EMFILE', OPEN], ['ENFILE', OPEN], ['ENAMETOOLONG', 'the name is longer than the system lets it be'], ['EIO', 'the disk does not work as it should; look into the log of the system'],
  ['ENOEXEC', 'it is no program that this system can run'], ['E2BIG', 'the arguments are longer than the system lets them be'], ['ENOMEM', 'the memory is used up; end programs that hold much of it'], ['EAGAIN', 'the system has no room for one more; end programs that hold much of it'], ['EPIPE', 'nobody reads it any more'],
  ['ETIMEDOUT', 'nothing answered in time'], ['ECONNREFUSED', 'nothing listens there'], ['ECONNRESET', 'the other side broke off'], ['ENOTFOUND', 'no machine has that name'], ['EAI_AGAIN', 'the name cannot be looked up now; look at the network'], ['EHOSTUNREACH', UNREACHED], ['ENETUNREACH', UNREACHED],
  ['CERT_HAS_EXPIRED', 'its certificate is out of date'], ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED], ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED], ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED], ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED], ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is that of another name'],
])

/** What an error says, with the path that it is about; our own errors are in words already. */
export function faultOf(error: unknown): string {
  const inner = innermost(error)
  const path = inner instanceof Error && 'path' in inner && typeof inner.path === 'string' ? `${inner.path}: ` : ''
  return codeOf(inner) === undefined ? whyOf(inner) : `${path}${whyOf(inner)}`
}

/** The same, for whoever has named the path. */
export function whyOf(error: unknown): string {
  const inner = innermost(error)
  const code = codeOf(inner)
  if (inner instanceof Error && inner.name === 'TimeoutError') return WORDS.get('ETIMEDOUT') ?? ''
  if (code === undefined) return inner instanceof Error ? inner.message : String(inner)
  // Node names its own faults so, and tells them in words.
  return WORDS.get(code) ?? (code.startsWith('ERR_') && inner instanceof Error ? inner.message : `the system says ${code}`)
}

/** What `fetch` fails with stands behind what it throws. */
const innermost = (error: unknown): unknown => (error instanceof Error && error.cause instanceof Error ? error.cause : error)
