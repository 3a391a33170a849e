// Prompts with a cursor, on a terminal that can move it.
import { Writable } from 'node:stream'
import { input, select } from '@inquirer/prompts'
import { Ended, type Ends, type Front } from './front.ts'
import { type Kind, Keys } from './keys.ts'
import type { Terminal } from './terminal.ts'

/** Keys typed before the question could be seen are no answer to it. */
const TYPED_AHEAD = 100

export async function openMenu(terminal: Terminal, ends: Ends): Promise<Front> {
  terminal.input.setRawMode(true)
  terminal.input.setEncoding('utf8')
  const drop = (): void => undefined
  terminal.input.on('data', drop)
  await new Promise(resolve => setTimeout(resolve, TYPED_AHEAD))
  terminal.input.off('data', drop)
  terminal.input.on('close', ends.onEnd)

  /** Runs one prompt; undefined when what was typed was no answer. */
  async function prompt<T>(kind: Kind, ask: (context: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; signal: AbortSignal; clearPromptOnDone: boolean }) => Promise<T>): Promise<T | undefined> {
    const unreadable = new AbortController()
    const keys = new Keys(kind, { ...ends, onUnreadable: () => unreadable.abort() })
    terminal.input.pipe(keys)
    try {
      return await ask({ input: keys, output: screenOf(terminal), signal: AbortSignal.any([ends.signal, unreadable.signal]), clearPromptOnDone: true })
    } catch (error) {
      if (ends.signal.aborted) throw new Ended()
      if (unreadable.signal.aborted) return undefined
      throw error
    } finally {
      terminal.input.unpipe(keys)
      keys.destroy()
    }
  }

  return {
    choose: (message, choices, preferred) => {
      const digits = choices.flatMap(({ disabled }, index) => (disabled === undefined ? [String(index + 1)] : []))
      const shown = choices.map(({ name, disabled }, value) => ({ name, value, ...(disabled !== undefined && { disabled: `(${disabled})` }) }))
      return prompt({ digits }, context => select({ message, choices: shown, default: preferred, pageSize: choices.length * 3, loop: false, theme: { indexMode: 'number', helpMode: 'never' } }, context))
    },
    text: async (message, initial) => (await prompt('text', context => input({ message, default: initial, prefill: 'editable' }, context))) ?? '',
  }
}

/** A prompt ends the stream that it writes to; the terminal outlives it. */
function screenOf({ output }: Terminal): NodeJS.WritableStream {
  const screen = new Writable({ decodeStrings: false, write: (chunk, _encoding, done) => void output.write(chunk, () => done()) })
  return Object.assign(screen, { isTTY: true, columns: output.columns || 80, rows: output.rows || 24, getWindowSize: () => [output.columns || 80, output.rows || 24] })
}
