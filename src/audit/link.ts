// What ties a line to those before it, read from its end.

export interface Link {
  readonly hash: string
  readonly prev: string
  readonly after: readonly string[]
  /** The hash is of the key, too. Lines from before there was one have none. */
  readonly keyed: boolean
  /** Written without the lock. */
  readonly fork: boolean
  /** Written without a head. */
  readonly lost: boolean
  /** How many bytes the hash is of. */
  readonly covered: number
}

const END = /,"(mac|hash)":"([0-9a-f]{64})"\}$/
const END_LENGTH = ',"hash":""}'.length + 64
const TIES = /^,"prev":"([0-9a-f]{64})"(?:,"after":\[("[0-9a-f]{64}"(?:,"[0-9a-f]{64}")*)\])?(,"fork":true)?(,"lost":true)?$/

/** @returns undefined when it is no line that append writes; whether its hash is right is for others to find out */
export function linkOf(bytes: Buffer): Link | undefined {
  const end = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - END_LENGTH)))
  const [whole = '', kind, hash] = end ?? []
  const covered = bytes.length - whole.length
  // A text in JSON has no bare quote in it, so that this can only be the member itself.
  const at = hash === undefined ? -1 : bytes.lastIndexOf(',"prev":"', covered)
  const [, prev, after, fork, lost] = (at > 0 && TIES.exec(bytes.toString('latin1', at, covered))) || []
  if (hash === undefined || prev === undefined) return undefined
  return { hash, keyed: kind === 'mac', prev, after: after === undefined ? [] : after.slice(1, -1).split('","'), fork: fork !== undefined, lost: lost !== undefined, covered }
}
