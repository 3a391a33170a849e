// SHA-256 (FIPS 180-4). node:crypto does the same, and takes longer to load than a hook takes to decide.

/** The constants of the rounds, 32 bits each. */
const CONSTANTS =
  'QoovmHE3RJG1wPvP6bXbpTlWwltZ8RHxkj+CpKscXtXYB6qYEoNbASQxhb5VDH3Dcr5ddIDesf6b3AanwZvxdOSbacHvvkeGD8GdxiQMocwt6SxvSnSEqlywqdx2+YjamD5RUqgxxm2wAyfIv1l/x8bgC/PVp5FHBspjURQpKWcntwqFLhshOE0sbfxTOA0TZQpzVHZqCruBwskuknIshaK/6KGoGmZLwkuLcMdsUaPRkugZ1pkGJPQONYUQaqBwGaTBFh43bAgnSHdMNLC8tTkcDLNO2KpKW5zKT2gub/N0j4LueKVjb4TIeBSMxwIIkL7/+qRQbOu++aP3xnF48g=='
const START = 'agnmZ7tnroU8bvNypU/1OlEOUn+bBWiMH4PZq1vgzRk='

function wordsOf(base64: string): Int32Array {
  const bytes = Buffer.from(base64, 'base64')
  const words = new Int32Array(bytes.length / 4)
  for (let at = 0; at < bytes.length; at++) words[at >> 2] = (words[at >> 2]! << 8) | bytes[at]!
  return words
}

let constants: Int32Array | undefined

/** @returns 64 hexadecimal digits */
export function sha256(bytes: Uint8Array): string {
  constants ??= wordsOf(CONSTANTS)
  const state = wordsOf(START)
  const w = new Int32Array(64)
  const whole = bytes.length & ~63
  for (let at = 0; at < whole; at += 64) block(state, w, constants, bytes, at)
  // The rest, a one bit, and the length in bits at the end of the last block.
  const rest = bytes.length - whole
  const last = new Uint8Array(rest < 56 ? 64 : 128)
  last.set(bytes.subarray(whole))
  last[rest] = 0x80
  put(last, last.length - 8, Math.floor(bytes.length / 0x2000_0000))
  put(last, last.length - 4, bytes.length << 3)
  for (let at = 0; at < last.length; at += 64) block(state, w, constants, last, at)
  const out = Buffer.alloc(32)
  for (let i = 0; i < 8; i++) put(out, i * 4, state[i]!)
  return out.toString('hex')
}

/** A text in UTF-8 with other bytes before or behind it. Buffer.concat does the same, and takes longer than both together when it is first called. */
export function bytesOf(text: string, other: Uint8Array, where: 'before' | 'behind' = 'behind'): Uint8Array {
  const size = Buffer.byteLength(text)
  const all = Buffer.allocUnsafe(size + other.length)
  all.write(text, where === 'before' ? other.length : 0)
  all.set(other, where === 'before' ? 0 : size)
  return all
}

function put(bytes: Uint8Array, at: number, word: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = word >>> (24 - i * 8)
}

/** Most of its calls are made before it is compiled: what it does not do is what makes it fast. */
function block(state: Int32Array, w: Int32Array, k: Int32Array, bytes: Uint8Array, at: number): void {
  let x: number
  let y: number
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      x = (bytes[at++]! << 24) | (bytes[at++]! << 16) | (bytes[at++]! << 8) | bytes[at++]!
    } else {
      x = w[i - 15]!
      y = w[i - 2]!
      x = (((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)) + (((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)) + w[i - 16]! + w[i - 7]!
    }
    w[i] = x
    x += h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) + ((e & f) ^ (~e & g)) + k[i]!
    y = (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) | (c & (a | b)))
    h = g
    g = f
    f = e
    e = (d + x) | 0
    d = c
    c = b
    b = a
    a = (x + y) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}
