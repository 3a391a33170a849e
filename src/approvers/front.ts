// What a dialog needs of a terminal, whether that can move its cursor or not.

export interface Choice {
  readonly name: string
  /** Why it cannot be chosen now. */
  readonly disabled?: string
}

export interface Front {
  /** @returns the index of the choice; undefined when the answer could not be read */
  readonly choose: (question: string, choices: readonly Choice[], preferred: number) => Promise<number | undefined>
  readonly text: (question: string, initial: string) => Promise<string>
}

/** Where a front tells what ended the dialog. What was being asked then never comes to an answer. */
export interface Ends {
  readonly onEscape: () => void
  readonly onInterrupt: () => void
  readonly onEnd: () => void
  readonly signal: AbortSignal
}

/** The dialog is over. */
export class Ended extends Error {}
