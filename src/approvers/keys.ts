// Between the terminal and a prompt: lets through what the prompt understands, and notices what ends or muddles the dialog.
import { Transform, type TransformCallback } from 'node:stream'

export interface Watch {
  /** Esc. */
  readonly onEscape: () => void
  /** Ctrl+C. */
  readonly onInterrupt: () => void
  /** Ctrl+D on its own, or the terminal went away. */
  readonly onEnd: () => void
  /** Something was typed and sent that is no answer. */
  readonly onUnreadable: () => void
}

/** What is taken for an answer: a menu takes arrows, Enter and these digits; a text takes whatever can be typed. */
export type Kind = { readonly digits: readonly string[] } | 'text'

const ARROWS = /^\u001b(?:\[|O)[AB]$/
/** One key: an escape sequence, or one character. A lone escape stands at the end of what came at once. */
const KEYS = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|O.|$|)|[^\u001b]/gsu
const ESCAPE_DELAY = 40
const BACKSPACE = /^[\b\u007f]$/

/**
 * A prompt that reads letters as a search and Enter as a yes to whatever is highlighted would take `no` and Enter for a yes. Here a
 * line of letters is an unreadable answer, and Enter counts only after arrows or digits, or alone.
 */
export class Keys extends Transform {
  readonly #kind: Kind
  readonly #watch: Watch
  #muddled = false
  #escape: NodeJS.Timeout | undefined

  constructor(kind: Kind, watch: Watch) {
    super({ decodeStrings: false })
    this.setEncoding('utf8')
    this.#kind = kind
    this.#watch = watch
  }

  override _transform(chunk: Buffer | string, _encoding: BufferEncoding, done: TransformCallback): void {
    const pending = this.#escape ? '\u001b' : ''
    clearTimeout(this.#escape)
    this.#escape = undefined
    for (const key of (pending + chunk.toString()).match(KEYS) ?? []) this.#take(key)
    done()
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.#escape)
    this.#watch.onEnd()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#escape)
    done(error)
  }

  #take(key: string): void {
    if (key === '\u0003') this.#watch.onInterrupt()
    else if (key === '\u0004') this.#watch.onEnd()
    else if (key === '\u001b') this.#escape = setTimeout(this.#watch.onEscape, ESCAPE_DELAY)
    else if (this.#kind === 'text') this.#type(key)
    else this.#choose(key, this.#kind.digits)
  }

  /** No suspending, no clearing of the screen, and no other control that a line editor obeys but editing the line itself. */
  #type(key: string): void {
    if (!/^[\u000c\u001a\u001c]$/.test(key)) this.push(key)
  }

  #choose(key: string, digits: readonly string[]): void {
    if (ARROWS.test(key)) {
      this.#muddled = false
      this.push(key)
    } else if (key === '\r' || key === '\n') {
      if (this.#muddled) this.#watch.onUnreadable()
      else this.push('\r')
      this.#muddled = false
    } else if (digits.includes(key) && !this.#muddled) {
      // The prompt would read two digits in a row as one number.
      this.push('\u007f')
      this.push(key)
    } else if (!BACKSPACE.test(key)) this.#muddled = true
  }
}
