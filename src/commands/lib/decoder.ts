// Owns what decoders print: the text when it can be worked out, else text that somebody hid.
import { exact, literal, unresolved, type Word } from '../../model/index.ts'

/** @param decode from the text fed in to the text printed; undefined when it is not valid */
export function decoded(what: string, stdin: Word | undefined, from: Word | undefined, decode?: (text: string) => string | undefined): Word {
  const text = from ? undefined : exact(stdin)
  const origins = [...(stdin?.from ?? []), ...(from ? [{ kind: 'file' as const, what: from.text }] : []), { kind: 'decoder' as const, what }]
  const made = text === undefined ? undefined : decode?.(text)
  return made === undefined ? unresolved(what, origins) : { ...literal(made), from: origins }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Text that bytes make; undefined when they are no text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes)
  } catch {
    return undefined
  }
}

export const fromBase64 = (text: string): string | undefined =>
  /^[\w+/=\s-]*$/.test(text) ? textOf(Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64')) : undefined

export function fromHex(text: string): string | undefined {
  const digits = text.replace(/\s/g, '')
  return /^([\da-fA-F]{2})*$/.test(digits) ? textOf(Buffer.from(digits, 'hex')) : undefined
}

export function fromBase32(text: string): string | undefined {
  const digits = text.replace(/\s/g, '').replace(/=+$/, '')
  if (!/^[A-Z2-7]*$/.test(digits)) return undefined
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const digit of digits) {
    held = ((held << 5) | 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit)) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return textOf(Uint8Array.from(bytes))
}
