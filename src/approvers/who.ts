// Who an answer can come from, as records and refusals name it.

export const PERSON = 'a person at the terminal'
/** At the terminal of the gate above, where this one asks in the mode `bubble`. */
export const PARENT = 'a person at the parent gate'
/** No answer came, and that means no. */
export const NOBODY = 'nobody'
