// Characters by their codes, for what is looked at one by one.

/** A letter of ASCII, a digit or `_`: what names are made of. */
export const isNameCode = (code: number): boolean => (code > 96 && code < 123) || (code > 47 && code < 58) || (code > 64 && code < 91) || code === 95
