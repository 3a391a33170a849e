// Who an answer can come from, as records and refusals name it.

export const PERSON = 'a person at the terminal'
/** No answer came, and that means no. */
export const NOBODY = 'nobody'
