// One thing that the doctor looked at.
export interface Check {
  readonly about: string
  /** A note is something to know, and nothing that is wrong. */
  readonly state: 'ok' | 'note' | 'fail'
  readonly text: string
}

export const check = (about: string, problem: string | undefined, fine: string, bad: 'note' | 'fail' = 'fail'): Check => (problem === undefined ? { about, state: 'ok', text: fine } : { about, state: bad, text: problem })
