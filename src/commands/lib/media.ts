// Owns how image and film programs name what they read and write: by path, by address, or by a scheme of their own.
import { exact, literal, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

const ADDRESS = /^(https?|ftp|ftps|sftp|rtmps?|rtmpe|rtmpt|rtsp|rtsps|rtp|srtp|tcp|udp|udplite|srt|tls|mmsh|mmst|gopher|icecast|hls\+https?|ipfs|ipns|amqp|zmq|prompeg|smb|unix):/i

const isStream = (value: string): boolean => value === '-' || value === '' || /^(pipe:\d*|fd:\d*|\/dev\/(stdin|stdout|null|fd\/\d+))$/.test(value)

/** An input or output of ffmpeg. */
export function medium(word: Word, kind: 'read' | 'write'): readonly Step[] {
  const value = exact(word)
  if (value === undefined) return [{ kind, target: word }]
  if (isStream(value)) return []
  if (ADDRESS.test(value)) return [{ kind: 'connect', target: word, ...(kind === 'write' && { sends: true }) }]
  const nested = /^(?:file|async|cache|crypto\+?|subfile,[^:]*|data|md5|ffrtmphttp|hls|concat|concatf|tee):(.*)$/s.exec(value)
  if (!nested) return [{ kind, target: word }]
  if (/^(data|md5)/.test(value)) return []
  return (nested[1] ?? '').split('|').flatMap(part => medium(literal(part.replace(/^\[[^\]]*\]/, '').replace(/^,*:?/, '')), kind))
}

/** Images that a program makes up, and places that show them. */
const MADE = /^(xc|canvas|gradient|radial-gradient|plasma|fractal|pattern|hald|logo|rose|wizard|granite|netscape|null|tile|stegano|mpr|mpc|screenshot|x|win|show|info|histogram|sparse-color|magick|rawrgb)$/i

/** An image as ImageMagick names it. */
export function image(word: Word, kind: 'read' | 'write'): readonly Step[] {
  const value = exact(word)
  if (value === undefined) return [{ kind, target: word }]
  if (value === '(' || value === ')' || isStream(value)) return []
  if (value.startsWith('|')) return [{ script: literal(value.slice(1)) }]
  if (value.startsWith('@')) return [{ kind: 'read', target: literal(value.slice(1)) }, unknown(word, 'the images are named in a file')]
  if (ADDRESS.test(value)) return [{ kind: 'connect', target: word, ...(kind === 'write' && { sends: true }) }]
  const path = (text: string): Word => literal(text.replace(/(?<=.)\[[^\]]*\]$/, ''))
  const [, scheme = '', rest = ''] = /^([a-zA-Z][\w-]+):(.*)$/s.exec(value) ?? []
  if (!scheme) return [{ kind, target: word.glob ? word : path(value) }]
  if (/^(msl|mvg|svg|msvg|epdf|xml)$/i.test(scheme)) return [{ kind: 'interpret', target: path(rest), language: scheme.toLowerCase(), file: true }]
  if (/^ephemeral$/i.test(scheme)) return [{ kind: 'read', target: path(rest) }, { kind: 'delete', target: path(rest) }]
  if (/^(label|caption|pango|text|inline|data|fd|clipboard)$/i.test(scheme)) {
    if (rest.startsWith('@')) return [{ kind: 'read', target: literal(rest.slice(1)) }]
    return /^text$/i.test(scheme) && !isStream(rest) ? [{ kind, target: path(rest) }] : []
  }
  if (MADE.test(scheme)) return rest && kind === 'write' && /^(info|histogram|mpc)$/i.test(scheme) && !isStream(rest) ? [{ kind, target: path(rest) }] : []
  return isStream(rest) ? [] : [{ kind, target: path(rest) }]
}

const VALUE = /((?:\\+.|'[^']*'|[^:,;'[\]\\])+)/.source
const FILTERS = /\b(?:movie|amovie|subtitles|ass|lut3d|lut1d|haldclut|afir|sofalizer)(?:@\w+)?\s*=\s*/.source
/** What filters take from elsewhere: their first value, or one with a name. */
const SOURCES = [`${FILTERS}(?!\\w+=)${VALUE}`, `${FILTERS}[^,;[\\]]*?(?:filename|file|f|sofa)=${VALUE}`, `\\b(?:textfile|fontfile)=${VALUE}`]
/** Without the backslashes and quotes of two levels. */
const plain = (text: string): string => text.replaceAll("'", '').replace(/\\+(.)/gs, '$1')

/** A graph of filters; some of them read files, and some load libraries. */
export function graph(word: Word): readonly Step[] {
  const value = exact(word)
  if (value === undefined) return [unknown(word, 'what these filters do is not known')]
  if (/\b(ladspa|lv2|frei0r|frei0r_src|openclsrc|program_opencl|dnn_\w+|zmq|azmq|sendcmd|asendcmd|streamselect_cmd)\b\s*=/.test(value)) return [unknown(word, 'a filter loads a library or obeys commands')]
  const named = SOURCES.flatMap(form => [...value.matchAll(new RegExp(form, 'gs'))].map(([, source = '']) => plain(source)))
  const addresses = [...plain(value).matchAll(/\b[a-z][\w+]*:\/\/[^\s,;[\]]+/gi)].map(([address]) => address)
  const read = [...new Set([...named, ...addresses])].flatMap(source => medium(literal(source), 'read'))
  const written = [...value.matchAll(/\b(?:metadata|ametadata|signature|vidstabdetect|psnr|ssim|libvmaf|vmafmotion|showinfo)=[^,;\]]*?\b(?:file|filename|stats_file|log_path|result)=([^:,;'\]]+)/g)].map(([, path = '']): Step => ({ kind: 'write', target: literal(path) }))
  return [...read, ...written]
}
