// What a connection's target says of its host.
import type { Word } from '../model/index.ts'

/** Host name or address in its canonical form; undefined when readers of URLs could disagree about it. */
export function hostOf(target: string): string | undefined {
  const socket = /^\/dev\/(?:tcp|udp)\/([^/]+)\//.exec(target)
  if (socket?.[1]) return canonical(socket[1])
  if (!target || /[\s\\{}<>^`|"']|[^\x21-\x7e]/.test(target) || /^[./~-]/.test(target)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(target)
  let rest = scheme ? target.slice(scheme[0].length) : target
  if (scheme?.[1]?.toLowerCase() === 'file') return undefined
  if (!scheme && /^[0-9a-f]*:[0-9a-f:.]*:[0-9a-f.]*$/i.test(rest)) return canonical(`[${rest}]`)
  rest = rest.replace(/[/?#].*$/s, '')
  const at = rest.lastIndexOf('@')
  if (at >= 0) {
    // Without a scheme, `a:b@c` is user and password to one program and host and path to the next.
    if (rest.indexOf('@') !== at || (!scheme && rest.indexOf(':') < at && rest.includes(':'))) return undefined
    rest = rest.slice(at + 1)
  }
  return canonical(rest.startsWith('[') ? rest.replace(/\](?::.*)?$/s, ']') : rest.replace(/:.*$/s, ''))
}

function canonical(host: string): string | undefined {
  try {
    return new URL(`http://${host}/`).hostname.replace(/\.$/, '')
  } catch {
    return undefined
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\]|ip6-localhost|ip6-loopback)$/

const every = (target: Word, test: (host: string) => boolean): boolean =>
  !target.glob && target.values !== undefined && target.values.length > 0 && target.values.every(value => {
    const host = hostOf(value)
    return host !== undefined && test(host)
  })

/** True when every host that the target can be is this machine. */
export const isLoopback = (target: Word): boolean => every(target, host => LOOPBACK.test(host))

const METADATA = /^(?:169\.254\.169\.25[34]|169\.254\.170\.(?:2|23)|169\.254\.0\.23|100\.100\.100\.200|192\.0\.0\.192|metadata|metadata\.google\.internal|metadata\.tencentyun\.com|metadata\.azure\.internal|\[fd00:ec2::254\]|\[fd00:ec2::23\]|instance-data)$/

/** True when some host that the target can be hands out a cloud machine's credentials. */
export const isMetadata = (target: Word): boolean => target.values?.some(value => METADATA.test(hostOf(value) ?? '')) ?? false
