// Prompts by whole lines, on a terminal that cannot move its cursor.
import { createInterface } from 'node:readline'
import { Ended, type Ends, type Front } from './front.ts'
import type { Terminal } from './terminal.ts'

export function openLines(terminal: Terminal, ends: Ends): Front {
  const reader = createInterface({ input: terminal.input, terminal: false })
  reader.on('close', ends.onEnd)
  ends.signal.addEventListener('abort', () => {
    terminal.say('')
    reader.close()
  })

  const line = (prompt: string): Promise<string> =>
    new Promise((resolve, reject) => {
      if (ends.signal.aborted) return reject(new Ended())
      ends.signal.addEventListener('abort', () => reject(new Ended()), { once: true })
      terminal.output.write(prompt)
      reader.once('line', text => {
        if (text.trim() === '\u001b') ends.onEscape()
        else resolve(text)
      })
    })

  return {
    choose: async (message, choices) => {
      for (const [index, { name, disabled }] of choices.entries()) terminal.say(`  ${index + 1}. ${name}${disabled === undefined ? '' : ` (${disabled})`}`)
      const text = (await line(`${message} (1-${choices.length}) `)).trim()
      // An empty line is none: it may have been typed before the question stood there.
      const index = /^[1-9]$/.test(text) ? Number(text) - 1 : -1
      return choices[index] && choices[index].disabled === undefined ? index : undefined
    },
    text: async (message, initial) => (await line(initial ? `${message}, or Enter to keep it: ` : `${message}: `)) || initial,
  }
}
